import fc from 'fast-check';
import edit from '../../../../locales/en/editorEdit.json';
import fields from '../../../../locales/en/editorFields.json';
import { arbitraryTemplate } from '../../../../tests/support/arbitraryTemplate';
import { presetTranslate } from '../../../texts/presetTranslate';
import { differences, movedIds } from './documentDifferences';

const translate = presetTranslate({ editorEdit: edit, editorFields: fields });
const words = {
  translate,
  momentWords: (at: number) => new Date(at).toISOString(),
  pageName: (id: string) => (id === 'mx-descarga' ? 'Download' : undefined),
};
const told = (before: object, after: object) =>
  differences(before, after, words).flatMap(({ title, lines }) => [
    title,
    ...lines.map((line) => `  ${line}`),
  ]);

const hero = (title: unknown, rest: object = {}) => ({ id: 'top', type: 'hero', props: { title, ...rest } });
const faq = (...items: unknown[]) => ({ id: 'faq', type: 'faq', props: { items } });
const page = (...blocks: object[]) => ({ schemaVersion: 1, id: 'a', kind: 'landing', locale: 'es', blocks });

test('says what changed by block and field, not by line of JSON', () => {
  expect(told(page(hero('Tu préstamo')), page(hero('Tu crédito', { subtitle: 'En minutos' })))).toEqual([
    'Changed: Hero “Tu crédito”',
    '  Title: “Tu préstamo” → “Tu crédito”',
    '  Subtitle: now “En minutos”',
  ]);
});

test('names the language of a text that was translated', () => {
  expect(told(page(hero({ es: 'Hola', en: 'Hello' })), page(hero({ es: 'Hola', en: 'Hi' })))).toEqual([
    'Changed: Hero “Hola”',
    '  Title (English): “Hello” → “Hi”',
  ]);
  expect(told(page(hero('Hola')), page(hero({ es: 'Hola', en: 'Hello' })))).toContain(
    '  Title (English): “Hola” → “Hello”',
  );
});

test('names the entry of a list', () => {
  const one = { question: 'Why?', answer: 'Because' };
  expect(told(page(faq(one)), page(faq(one, { question: 'When?', answer: 'Now' })))).toEqual([
    'Changed: Questions “Why?”',
    '  Questions 2 › Question: now “When?”',
    '  Questions 2 › Answer: now “Now”',
  ]);
});

test('calls the pages that follow by their names, as far as they are known', () => {
  const before = { ...page(), links: { download: 'mx-contrato' } };
  expect(told(before, { ...page(), links: { download: 'mx-descarga' } })).toEqual([
    'Page settings',
    '  Pages that follow › Download page: “mx-contrato” → “Download”',
  ]);
});

test('says that a block belongs to a synced block, and nothing of which version it was', () => {
  const marked = (version: number) => ({ ...hero('x'), synced: { id: 's', version, block: 'top' } });
  expect(told(page(hero('x')), page(marked(1)))).toEqual([
    'Changed: Hero “x”',
    '  Now part of a synced block',
  ]);
  expect(told(page(marked(1)), page(hero('x')))).toEqual([
    'Changed: Hero “x”',
    '  No longer part of a synced block',
  ]);
  expect(told(page(marked(1)), page(marked(2)))).toEqual([]);
});

test('says what was added, removed and moved', () => {
  const cta = { id: 'go', type: 'cta', props: { label: 'Go', action: { type: 'openApp' } } };
  expect(told(page(hero('x'), faq(), cta), page(cta, hero('x')))).toEqual([
    'Moved: Button “Go”',
    'Removed: Questions “faq”',
  ]);
  expect(told(page(hero('x')), page(hero('x'), cta))).toEqual(['Added: Button “Go”']);
});

test('finds a block that moved into a column, and says money and actions as people do', () => {
  const calculator = (minAmount: number) => ({ id: 'c', type: 'calculator', props: { minAmount } });
  const columns = (...inside: object[]) => ({ id: 'cols', type: 'columns', props: { columns: [inside] } });
  expect(told(page(columns(), calculator(100_000)), page(columns(calculator(150_050))))).toEqual([
    'Moved: Calculator “c”',
    'Changed: Calculator “c”',
    '  Smallest amount: 1000 → 1500.50',
  ]);
  const cta = (action: object) => ({ id: 'go', type: 'cta', props: { label: 'Go', action } });
  expect(told(page(cta({ type: 'openApp' })), page(cta({ type: 'scrollTo', block: 'form' })))).toContain(
    '  What a tap does: Open the app → Scroll to a block “form”',
  );
});

test('tells page settings, conditions and what it has no field for', () => {
  const before = { ...page(hero('x')), theme: { accent: '#ff7a00' } };
  const after = {
    ...page({ ...hero('x'), visibleWhen: { field: 'registered', op: 'eq', value: true } }),
    theme: { accent: '#0000ff' },
    extra: 1,
  };
  expect(told(before, after)).toEqual([
    'Page settings',
    '  Colours › Accent: “#ff7a00” → “#0000ff”',
    '  extra: now 1',
    'Changed: Hero “x”',
    '  When it is shown: always → has registered before',
  ]);
});

test('says conditions and variants in words', () => {
  const android = { field: 'clientType', op: 'eq', value: 'android' };
  const fromAd = { field: 'query.utm_tag', op: 'in', value: ['fb', 'tv'] };
  const later = { field: 'now', op: 'gt', value: '2027-01-31T18:00:00-06:00' };
  const before = { ...hero('x'), visibleWhen: { all: [android, { any: [fromAd, later] }] } };
  const after = {
    ...hero('x'),
    visibleWhen: { not: { field: 'query.ref', op: 'exists', value: false } },
    variant: { experiment: 'e1', group: 'b', weight: 30 },
  };
  expect(told(page(before), page(after))).toEqual([
    'Changed: Hero “x”',
    '  When it is shown: Kind of phone is Android and (utm_tag is one of “fb”, “tv” or Date and time is after 2027-02-01T00:00:00.000Z) → not (ref is not there)',
    '  Experiment: now variant b of the experiment “e1”, for 100% of the visitors',
  ]);
  expect(told(page(after), page(hero('x')))).toEqual([
    'Changed: Hero “x”',
    '  When it is shown: not (ref is not there) → always',
    '  Experiment: no longer variant b of the experiment “e1”, for 100% of the visitors',
  ]);
});

test('a condition that is none is quoted, not lost', () => {
  const [, line] = told(page(hero('x')), page({ ...hero('x'), visibleWhen: { all: [7, {}], any: 1 } }));
  expect(line).toBe('  When it is shown: always → 7 and {}');
});

test('is empty for the same document, and never for another one', () => {
  fc.assert(
    fc.property(arbitraryTemplate, arbitraryTemplate, (one, other) => {
      expect(differences(one, structuredClone(one), words)).toEqual([]);
      if (one.id !== other.id) expect(differences(one, other, words)).not.toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('tells of a page that is new what its visitors see, not what it is called inside', () => {
  expect(told({}, page(hero('Hola')))).toEqual([
    'Page settings',
    '  Kind: Landing page',
    '  Main language: Spanish',
    'Added: Hero “Hola”',
  ]);
  const shareImage = { src: '/pictures/a.webp', alt: { es: 'Una mano' }, width: 1200, height: 630 };
  const look = { theme: { accent: '#ff7a00' }, shareImage };
  expect(told({}, { ...page(), ...look })).toEqual([
    'Page settings',
    '  Kind: Landing page',
    '  Main language: Spanish',
    '  Picture of shared links: “Una mano”',
    '  Colours: the page’s own',
  ]);
  const other = { ...shareImage, src: '/pictures/b.webp', width: 900, height: 600 };
  expect(told({ ...page(), shareImage }, { ...page(), shareImage: other })).toEqual([
    'Page settings',
    '  Picture of shared links: another picture',
  ]);
});

test('of a block that is new says when it is shown, and which variant it is for how many', () => {
  const variant = (group: string, weight: number) => ({
    ...hero(group),
    id: group,
    variant: { experiment: 'promise', group, weight },
  });
  const registered = { field: 'registered', op: 'eq', value: true };
  const blocks = [variant('A', 2), { ...variant('B', 6), visibleWhen: registered }];
  expect(told({}, page(...blocks)).slice(3)).toEqual([
    'Added: Hero “A”',
    '  Experiment: variant A of the experiment “promise”, for 25% of the visitors',
    'Added: Hero “B”',
    '  When it is shown: has registered before',
    '  Experiment: variant B of the experiment “promise”, for 75% of the visitors',
  ]);
});

test('one block that was moved is one move, however far', () => {
  expect(movedIds(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d']);
  expect(movedIds(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['a']);
  expect(movedIds(['a', 'b'], ['a', 'b'])).toEqual([]);
});

test('what did not move keeps its order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(String), { minLength: 1 });
  const orders = ids.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(orders, ([before, after]) => {
      const moved = new Set(movedIds(before, after));
      expect(after.filter((id) => !moved.has(id))).toEqual(before.filter((id) => !moved.has(id)));
      expect(moved.size).toBeLessThan(before.length);
    }),
  );
});
