import fc from 'fast-check';
import { atPointer } from '../../../kernel/jsonPointer';
import { htmlText } from '../html/htmlText';
import { findPlaces, type Place, withPlaces } from './findPlaces';
import type { Replacement, WordReplacement } from './replacement';

const rules = {
  origin: 'https://loans.example',
  schemeLink: 'demo://open',
  imageOrigins: ['https://img.example'],
  mediaOrigins: [],
};
const words = (find: string, replaceBy: string, more: Partial<WordReplacement> = {}): WordReplacement => ({
  kind: 'text',
  find,
  replaceBy,
  matchesCase: false,
  wholeWords: false,
  ...more,
});
const page = (blocks: readonly unknown[], more: object = {}) => ({
  schemaVersion: 1,
  id: 'p',
  kind: 'landing',
  locale: 'es',
  blocks,
  ...more,
});
const hero = (title: unknown, more: object = {}) => ({ id: 'top', type: 'hero', props: { title, ...more } });
const text = (html: unknown) => ({ id: 't', type: 'richText', props: { html } });
const found = (document: Readonly<Record<string, unknown>>, replacement: Replacement) =>
  findPlaces(document, replacement, rules);
const afterOf = (places: readonly Place[]) => places.map(({ after }) => after);

describe('words', () => {
  it('are found in every text that visitors read, with block, language and what stands around', () => {
    const document = page(
      [
        hero({ es: 'Préstamo rápido', en: 'Fast loan' }),
        { id: 'c', type: 'columns', props: { columns: [[text('<p>Un préstamo</p>')]] } },
      ],
      { title: 'Préstamos', name: 'préstamo' },
    );
    expect(found(document, words('préstamo', 'crédito'))).toEqual([
      expect.objectContaining({ path: '/title', role: 'text', language: 'es', after: 'créditos' }),
      {
        path: '/blocks/0/props/title/es',
        role: 'text',
        language: 'es',
        block: { id: 'top', type: 'hero' },
        matches: [{ lead: '', found: 'Préstamo', tail: ' rápido' }],
        by: 'crédito',
        after: 'crédito rápido',
      },
      expect.objectContaining({
        path: '/blocks/1/props/columns/0/0/props/html',
        block: { id: 't', type: 'richText' },
        after: '<p>Un crédito</p>',
      }),
    ]);
    expect(found(document, words('loan', 'credit', { language: 'es' }))).toEqual([]);
    expect(afterOf(found(document, words('loan', 'credit', { language: 'en' })))).toEqual(['Fast credit']);
  });

  it.each([
    ['case', words('Loan', 'x', { matchesCase: true }), 'loan Loan', 'loan x'],
    ['whole words', words('loan', 'x', { wholeWords: true }), 'loans loan, préloan', 'loans x, préloan'],
    ['a sign that is no word', words('$5', 'x', { wholeWords: true }), '$5 a$5', 'x ax'],
    ['what a pattern would mean', words('1.5%', 'x'), '1.5% 115%', 'x 115%'],
    ['a blank that keeps a line together', words('36 %', '36%'), '36\u00a0%', '36%'],
    ['a brand word as a whole', words('{{appName}}', 'x'), 'In {{appName}}', 'In x'],
  ])('are told apart by %s', (_, replacement, before, after) => {
    expect(afterOf(found(page([hero(before)]), replacement))).toEqual([after]);
  });

  it('never cut a brand word', () => {
    expect(found(page([hero('Open {{ appName }} now')]), words('app', 'x'))).toEqual([]);
  });

  it('are put into formatted text as words, and change no tag', () => {
    const html = '<p title="fee">A fee &amp; no <b>fee</b> &eacute;</p><!-- fee --><script>fee</script>';
    expect(afterOf(found(page([text(html)]), words('fee', '<i>"cost" & more</i>')))).toEqual([
      '<p title="fee">A &lt;i&gt;"cost" &amp; more&lt;/i&gt; &amp; no <b>&lt;i&gt;"cost" &amp; more&lt;/i&gt;</b> ' +
        '&eacute;</p><!-- fee --><script>fee</script>',
    ]);
    expect(
      afterOf(found(page([text('<p>caf&eacute; &amp; t&eacute;</p>')]), words('É & T', 'e + t'))),
    ).toEqual(['<p>cafe + t&eacute;</p>']);
  });
});

describe('addresses', () => {
  const link = (href: string) => hero('x', { cta: { label: 'Go', action: { type: 'link', href } } });

  it('are those of actions, videos and links within formatted text', () => {
    const document = page([
      link('https://old.example/a'),
      text('<a href=https://old.example/?a=1&amp;b=2>https://old.example</a>'),
      hero('x', { cta: { label: 'Go', action: { type: 'call', phone: '5500000000' } } }),
    ]);
    const to = (find: string, by: string) => afterOf(found(document, words(find, by, { kind: 'address' })));
    expect(to('https://OLD.example', 'https://new.example')).toEqual([
      'https://new.example/a',
      '<a href="https://new.example/?a=1&amp;b=2">https://old.example</a>',
    ]);
    expect(to('5500000000', '5511111111')).toEqual(['5511111111']);
  });

  it('that the page would leave out are said to be so', () => {
    const faults = (by: string) =>
      found(
        page([link('https://old.example/a'), text('<a href="https://old.example/a">x</a>')]),
        words('https://old.example/a', by, { kind: 'address' }),
      ).map(({ fault }) => fault);
    expect(faults('javascript:alert(1)')).toEqual(['address', 'address']);
    expect(faults('/contact')).toEqual([undefined, undefined]);
  });
});

describe('a picture', () => {
  const id = 'abcdefghijklmnopqrstuv';
  const fresh = { src: '/pictures/logo.webp', alt: 'Logo', width: 10, height: 5 };
  const swap = (picture = fresh): Replacement => ({
    kind: 'picture',
    find: `/pictures/${id}-360.webp`,
    picture,
  });

  it('is put in the place of every file of the other one', () => {
    const document = page(
      [
        hero('x', { image: { src: `/pictures/${id}-720.avif`, alt: 'Old', sources: [] } }),
        text(`<img src="/pictures/${id}-360.webp" alt="a"><img src="/pictures/other.webp" alt="b">`),
      ],
      { shareImage: { src: '/pictures/other.webp' } },
    );
    expect(afterOf(found(document, swap()))).toEqual([
      fresh,
      '<img src="/pictures/logo.webp" alt="a"><img src="/pictures/other.webp" alt="b">',
    ]);
  });

  it('comes from where pictures may come from', () => {
    const [place] = found(
      page([hero('x', { image: { src: `/pictures/${id}-720.avif` } })]),
      swap({ ...fresh, src: 'https://elsewhere.example/a.png' }),
    );
    expect(place?.fault).toBe('picture');
  });
});

describe('whatever stands in a document', () => {
  const anyWords = fc.stringMatching(/^[abAB<>&"'{} é\u00a0]{0,12}$/);
  const anyText = fc.oneof(anyWords, fc.record({ es: anyWords, en: anyWords }));
  const anyBlock = fc.oneof(
    fc.record({
      id: fc.string(),
      type: fc.constant('hero'),
      props: fc.record({ title: anyText, subtitle: fc.anything() }),
    }),
    fc.record({ id: fc.string(), type: fc.constant('richText'), props: fc.record({ html: anyText }) }),
    fc.jsonValue(),
  );
  const anyPage = fc.record({
    title: anyText,
    name: anyWords,
    blocks: fc.array(anyBlock, { maxLength: 4 }),
    extra: fc.jsonValue(),
  });
  const anyReplacement = fc.record({
    find: fc.stringMatching(/^[abAB<>&"'{} é]{1,3}$/),
    replaceBy: anyWords,
    matchesCase: fc.boolean(),
    wholeWords: fc.boolean(),
  });

  it('only the places that were chosen change', () => {
    fc.assert(
      fc.property(anyPage, anyReplacement, fc.infiniteStream(fc.boolean()), (raw, replacement, ticks) => {
        const document = JSON.parse(JSON.stringify(raw)) as Readonly<Record<string, unknown>>;
        const before = JSON.stringify(document);
        const places = found(document, { kind: 'text', ...replacement });
        const chosen = places.filter(() => ticks.next().value);
        const changed = withPlaces(document, chosen);
        expect(JSON.stringify(document)).toBe(before);
        for (const { path, after } of chosen) expect(atPointer(changed, path)).toBe(after);
        // Put back, it is the document that it was, key for key.
        const back = withPlaces(
          changed as Readonly<Record<string, unknown>>,
          chosen.map(({ path }) => ({ path, after: atPointer(document, path) })),
        );
        expect(JSON.stringify(back)).toBe(before);
      }),
    );
  });

  it('formatted text reads as the same text with the words put in', () => {
    const anyPiece = fc.oneof(
      anyWords.map((each) => each.replaceAll(/[<>&]/g, '')),
      fc.constantFrom('&amp;', '&lt;', '&#39;', '&eacute;'),
    );
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 6 }), anyReplacement, (pieces, replacement) => {
        const html = `<p>${pieces.join('')}</p>`;
        const plain = pieces.join('');
        const [inHtml] = found(page([text(html)]), { kind: 'text', ...replacement });
        const [inText] = found(page([hero(htmlText(plain))]), { kind: 'text', ...replacement });
        expect(inHtml && htmlText(String(inHtml.after)).trim()).toBe(
          inText && htmlText(String(inText.after).replaceAll('&', '&amp;').replaceAll('<', '&lt;')).trim(),
        );
      }),
    );
  });
});
