import fc from 'fast-check';
import { decideBlocks, neutralContext, nextChange } from './decide';
import { preparePage, type PrepareOptions } from './preparePage';

const demoWords = {
  appName: 'Presta',
  servicePhone: '',
  lender: { name: 'Lender', registration: '', address: '', email: '' },
};

const options: PrepareOptions = {
  brand: { ...demoWords, schemeLink: 'prestademo://open', imageOrigins: ['https://cdn.example'] },
  origin: 'https://pages.example',
  sanitizeHtml: (html) => `clean(${html})`,
  language: undefined,
};

const hero = { id: 'top', type: 'hero', props: { title: { es: 'Hola', en: 'Hello' } } };
const envelope = { schemaVersion: 1, id: 'page', kind: 'landing', locale: 'es' };
const documentOf = (...blocks: unknown[]) => ({ ...envelope, blocks });

function prepared(document: unknown, changes: Partial<PrepareOptions> = {}) {
  const result = preparePage(document, { ...options, ...changes });
  if (!result.ok) throw new Error(`refused: ${result.error.kind}`);
  return result.value;
}

describe('preparePage', () => {
  it('lets texts name the brand, before HTML is sanitised', () => {
    const legal = { id: 'legal', type: 'richText', props: { html: '<a>{{lender.name}}</a>' } };
    const { page } = prepared({
      ...documentOf(legal),
      title: '{{appName}}',
      description: { es: 'De {{lender.name}}' },
    });
    expect(page).toMatchObject({
      title: 'Presta',
      description: 'De Lender',
      blocks: [{ props: { html: 'clean(<a>Lender</a>)' } }],
    });
  });

  it.each([
    ['no object', 'hello'],
    ['a list', []],
    ['no blocks', envelope],
    ['an unknown kind', { ...documentOf(hero), kind: 'popup' }],
    ['a locale that nobody reads here', { ...documentOf(hero), locale: 'fr' }],
    ['an id that is no name', { ...documentOf(hero), id: '../secret' }],
  ])('refuses %s', (_name, document) => {
    expect(preparePage(document, options)).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it('survives JSON that nests without end', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(preparePage(documentOf(deep), options).ok).toBe(false);
  });

  it('leaves out an unknown and a wrong block, says which, and keeps the rest', () => {
    const { page, faults } = prepared(
      documentOf({ id: 'x', type: 'hologram', props: {} }, hero, {
        id: 'w',
        type: 'hero',
        props: { title: 7 },
      }),
    );
    expect(page.blocks.map(({ id }) => id)).toEqual(['top']);
    expect(faults.map(({ kind, blockId }) => [kind, blockId])).toEqual([
      ['unknownType', 'x'],
      ['invalid', 'w'],
    ]);
  });

  it('is not fooled by block types named after object members', () => {
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
    const { page, faults } = prepared(documentOf(...names.map((type) => ({ id: type, type, props: {} }))));
    expect(page.blocks).toEqual([]);
    expect(faults.every(({ kind }) => kind === 'unknownType')).toBe(true);
  });

  it('shows the language that is asked for where the document has it', () => {
    expect(prepared(documentOf(hero), { language: 'en' }).page).toMatchObject({
      locale: 'en',
      blocks: [{ props: { title: 'Hello' } }],
    });
    expect(prepared(documentOf(hero)).page).toMatchObject({
      locale: 'es',
      blocks: [{ props: { title: 'Hola' } }],
    });
  });

  it('keeps its own language where the document lacks the one asked for', () => {
    const spanish = { id: 'top', type: 'hero', props: { title: { es: 'Hola' } } };
    expect(prepared(documentOf(spanish), { language: 'en' }).page.locale).toBe('es');
  });

  it('falls back to its own language for a text that was not translated', () => {
    const half = { id: 'cta', type: 'cta', props: { label: 'Empezar', action: { type: 'openApp' } } };
    expect(prepared(documentOf(hero, half), { language: 'en' }).page.blocks[1]).toMatchObject({
      props: { label: 'Empezar' },
    });
  });

  it('removes an action that leads somewhere unsafe, and no more than that', () => {
    const unsafe = { label: 'Go', action: { type: 'link', href: 'javascript:alert(1)' } };
    const { page, faults } = prepared(
      documentOf(
        { id: 'h', type: 'hero', props: { title: 'T', cta: unsafe } },
        { id: 'c', type: 'cta', props: unsafe },
      ),
    );
    expect(page.blocks).toEqual([{ id: 'h', type: 'hero', props: { title: 'T' } }]);
    expect(faults.map(({ kind }) => kind)).toEqual(['unsafeAddress', 'unsafeAddress']);
  });

  it('keeps the alternative text of a picture from elsewhere', () => {
    const image = { src: 'https://elsewhere.example/a.png', alt: 'A phone' };
    const { page } = prepared(documentOf({ id: 'i', type: 'image', props: { image } }));
    expect(page.blocks[0]).toMatchObject({ props: { image: { src: '', alt: 'A phone' } } });
  });

  it('keeps a block whose number is beyond what is drawn', () => {
    const slides = [{ image: { src: '/a.png', alt: '' } }];
    const spacers = [-1, 201, 12.5].map((size) => ({ id: `s${size}`, type: 'spacer', props: { size } }));
    const banners = [1, 999.5, 3_600_000].map((intervalMs) => ({
      id: `b${intervalMs}`,
      type: 'banner',
      props: { slides, intervalMs },
    }));
    const { page, faults } = prepared(documentOf(...spacers, ...banners));
    expect([page.blocks.length, faults]).toEqual([6, []]);
  });

  it('takes pictures from the origin of the API, which counts as the page’s own', () => {
    const image = { src: 'https://api.example/a.png', alt: '' };
    const document = documentOf({ id: 'i', type: 'image', props: { image } });
    expect(
      prepared(document, { brand: { ...options.brand, apiOrigin: 'https://api.example' } }).faults,
    ).toEqual([]);
    expect(prepared(document).faults).toHaveLength(1);
  });

  it('takes pictures from the origins of the brand file', () => {
    const image = { src: 'https://cdn.example/a.png', alt: '' };
    const { page } = prepared(documentOf({ id: 'i', type: 'image', props: { image } }));
    expect(page.blocks[0]).toMatchObject({ props: { image: { src: image.src } } });
  });

  it('keeps a video whose files or captions come from elsewhere, without their addresses', () => {
    const poster = { src: '/a.png', alt: 'A hand' };
    const sources = [
      'https://elsewhere.example/a.mp4',
      'javascript:alert(1)',
      'https://media.example/a.mp4',
    ].map((src) => ({ src, type: 'video/mp4' }));
    const captions = [{ src: 'data:text/vtt,WEBVTT', language: 'es' }];
    const video = { id: 'v', type: 'video', props: { title: 'T', poster, sources, captions } };
    const { page, faults } = prepared(documentOf(video), {
      brand: { ...options.brand, mediaOrigins: ['https://media.example'] },
    });
    expect(page.blocks[0]).toMatchObject({
      props: {
        poster,
        sources: [{ src: '' }, { src: '' }, { src: 'https://media.example/a.mp4' }],
        captions: [{ src: '', language: 'es' }],
      },
    });
    expect(faults.map(({ kind }) => kind)).toEqual(['unsafeAddress', 'unsafeAddress', 'unsafeAddress']);
  });

  it('leaves HTML as it is that a sanitiser would not change', () => {
    const html = '<p>Only <strong>words</strong></p>';
    const { page } = prepared(documentOf({ id: 't', type: 'richText', props: { html } }));
    expect(page.blocks[0]).toMatchObject({ props: { html } });
  });

  it('sanitises the language that is shown, inside columns too', () => {
    const text = { id: 't', type: 'richText', props: { html: { es: '<a>uno</a>', en: '<a>one</a>' } } };
    const { page } = prepared(documentOf({ id: 'c', type: 'columns', props: { columns: [[text]] } }), {
      language: 'en',
    });
    expect(page.blocks[0]).toMatchObject({
      props: { columns: [[{ props: { html: 'clean(<a>one</a>)' } }]] },
    });
  });

  it('holds the limits of blocks and of nesting', () => {
    const spacer = { id: 's', type: 'spacer', props: { size: 4 } };
    const nest = (depth: number): unknown =>
      depth === 1 ? spacer : { id: `c${depth}`, type: 'columns', props: { columns: [[nest(depth - 1)]] } };
    expect(prepared(documentOf(nest(8))).faults).toEqual([]);
    expect(prepared(documentOf(nest(9))).faults).toMatchObject([{ kind: 'tooDeep' }]);
    const column = Array.from({ length: 3000 }, () => spacer);
    const wide = prepared(documentOf({ id: 'c', type: 'columns', props: { columns: [column, column] } }));
    expect(wide.faults).toMatchObject([{ kind: 'tooMany' }]);
  });

  it('drops a wrong optional field of the document and says so', () => {
    const { page, faults } = prepared({ ...documentOf(hero), theme: { accent: 'orange' }, links: 7 });
    expect(page).toMatchObject({ theme: {}, links: {} });
    expect(faults.map(({ detail }) => detail)).toEqual(
      [expect.stringContaining('/links'), expect.stringContaining('/theme')].reverse(),
    );
  });

  it('draws a newer version as far as it is known', () => {
    expect(prepared({ ...documentOf(hero), schemaVersion: 9, glow: true }).page.blocks).toHaveLength(1);
  });

  it('never throws and never changes its input, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.array(fc.anything({ withNullPrototype: true, maxDepth: 6 })),
        fc.anything(),
        (blocks, theme) => {
          const document = { ...envelope, theme, blocks };
          const before = JSON.stringify(document);
          preparePage(document, options);
          expect(JSON.stringify(document)).toBe(before);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('decideBlocks', () => {
  const conditional = (id: string, field: string, op: string, value: unknown) => ({
    ...hero,
    id,
    visibleWhen: { field, op, value },
  });

  it('shows what the neutral visitor of the first HTML sees, then what this one does', () => {
    const { page } = prepared(
      documentOf(
        conditional('all', 'languageType', 'eq', 2),
        conditional('some', 'query.utm_tag', 'eq', 'tv'),
      ),
    );
    const neutral = neutralContext(page.blocks, 2, 0);
    expect(decideBlocks(page.blocks, neutral).map(({ id }) => id)).toEqual(['all']);
    expect(decideBlocks(page.blocks, { ...neutral, query: { utm_tag: 'tv' } }).map(({ id }) => id)).toEqual([
      'all',
      'some',
    ]);
  });

  it('decides inside columns', () => {
    const { page } = prepared(
      documentOf({
        id: 'c',
        type: 'columns',
        props: { columns: [[conditional('in', 'registered', 'eq', true)]] },
      }),
    );
    expect(decideBlocks(page.blocks, neutralContext(page.blocks, 2, 0))).toMatchObject([
      { props: { columns: [[]] } },
    ]);
  });

  it('draws the first HTML alike from one change of a date to the next', () => {
    const instants = fc.constantFrom(0, 1, 999, 1_000, 1_001, 1_999, 2_000, 2_001, 5_000);
    const dates = fc.constantFrom(
      ...[0, 1_000, 2_000, -1_000].map((moment) => new Date(moment).toISOString()),
      'no date',
    );
    const comparisons = fc.oneof(
      fc.tuple(fc.constantFrom('gt', 'lt', 'eq', 'ne'), dates),
      fc.tuple(fc.constant('in'), fc.array(dates, { maxLength: 3 })),
    );
    fc.assert(
      fc.property(fc.array(comparisons, { maxLength: 4 }), instants, instants, (conditions, now, later) => {
        const written = conditions.map(([op, value], index) => conditional(`b${index}`, 'now', op, value));
        const { blocks } = prepared(documentOf(...written)).page;
        const neutral = neutralContext(blocks, 2, now);
        expect(decideBlocks(blocks, neutral)).toEqual(decideBlocks(blocks, { ...neutral, now }));
        expect(nextChange(blocks, neutral.now)).toBe(nextChange(blocks, now));
        const isBeforeNext = later >= now && later + 1 < (nextChange(blocks, now) ?? Infinity);
        if (isBeforeNext) expect(neutralContext(blocks, 2, later)).toEqual(neutral);
      }),
    );
  });
});
