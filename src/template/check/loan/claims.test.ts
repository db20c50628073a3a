import fc from 'fast-check';
import { checkTemplate } from '../checkTemplate';
import { block, page, rulesIn } from '../testing/checked';
import { shippedRules } from '../testing/shippedRules';
import { plainWords, readPlainly } from './plainWords';

const claimed = (text: string, market = 'mx'): string[] =>
  rulesIn(page([block('faq', { items: [{ question: 'x', answer: text }] })], { market }))
    .filter((rule) => rule.startsWith('claim'))
    .map((rule) => rule.split(' ')[0] ?? '');

test.each([
  ['Préstamo garantizado', 'claimGuaranteed'],
  ['CRÉDITOS 100 % APROBADOS', 'claimGuaranteed'],
  ['Guaranteed loan approval for you', 'claimGuaranteed'],
  ['Te aprobamos sí o sí', 'claimGuaranteed'],
  ['We guarantee your approval', 'claimGuaranteed'],
  ['Everyone gets approved', 'claimGuaranteed'],
  ['Préstamos sin rechazos', 'claimGuaranteed'],
  ['百分百通过', 'claimGuaranteed'],
  ['Préstamos sin buró', 'claimNoCreditCheck'],
  ['Sin consultar el buró de crédito', 'claimNoCreditCheck'],
  ['No checamos buró: no importa tu buró', 'claimNoCreditCheck'],
  ['No credit check needed', 'claimNoCreditCheck'],
  ['Loans without CIBIL score', 'claimNoCreditCheck'],
  ['Bad credit OK', 'claimNoCreditCheck'],
  ['Tu primer préstamo sin intereses', 'claimZeroInterest'],
  ['0 % de interés', 'claimZeroInterest'],
  ['Interest-free for new clients', 'claimZeroInterest'],
  ['Instant approval', 'claimInstant'],
  ['Préstamo inmediato', 'claimInstant'],
  ['Dinero en 5 minutos', 'claimInstant'],
  ['Sin papeleo', 'claimNoRequirements'],
  ['No documents', 'claimNoRequirements'],
  ['Avalados por la CONDUSEF', 'claimAuthority'],
  ['RBI approved lender', 'claimAuthority'],
  ['Lowest interest in town', 'claimBest'],
])('%s', (text, rule) => {
  expect(claimed(text)).toContain(rule);
  expect(claimed(text, 'in')).toContain(rule);
  expect(claimed(text, 'none')).toEqual([]);
});

describe('evasions', () => {
  it.each([
    'préstamos  s i n   b u r ó',
    'préstamos s.i.n b.u.r.ó hoy',
    's-i-n b-u-r-o',
    's i n b u r o',
    '#SinBuró',
    'sin_buró',
    'SIN... BURÓ'.replace('... ', ' · '),
    'sin bur0',
    's1n bur\u00f3',
    'sin bu\u200bró',
    'sin bu\u00adro',
    'sіn burо',
    'ｓｉｎ ｂｕｒｏ',
    'sin burooooo',
    'sin buro\u0301',
  ])('%s is read as it is meant', (text) => {
    expect(claimed(text)).toEqual(['claimNoCreditCheck']);
  });

  it('reads formatted text as its reader does', () => {
    const html = (text: string) =>
      rulesIn(page([block('richText', { html: text })], { market: 'mx' })).filter((rule) =>
        rule.startsWith('claim'),
      );
    expect(html('<p>Sin bu<b>r&oacute;</b></p>')).toEqual(['claimNoCreditCheck /blocks/1/props/html']);
    expect(html('<p>Pr&#233;stamo <em>garantizado</em></p>')).toEqual([
      'claimGuaranteed /blocks/1/props/html',
    ]);
    expect(html('<ul><li>Pide sin</li><li>Buró de crédito</li></ul>')).toEqual([]);
  });
});

test.each([
  'Approval is not guaranteed.',
  'No guaranteed approval: we look at each application.',
  'No garantizamos la aprobación.',
  'No ofrecemos préstamos sin buró.',
  'Sin burocracia ni filas.',
  'Interés del 10.00% de interés anual y 0.0065% diario.',
  'Una comisión de 100%',
  'Pide de $1,000 a $20,000 en minutos',
  'We look at your application and say yes or no within 1 day.',
  'Recibe tu dinero en 1 a 3 días naturales',
  'Consultamos el buró de crédito.',
  'Consultamos el buró. No cobramos por ello.',
  'Nadie te pide documentos en papel',
])('%s is no claim', (text) => {
  expect(claimed(text)).toEqual([]);
});

test('zero interest may be said where the representative example has none', () => {
  const disclosure = (example: string) =>
    block('disclosure', { minTermDays: 91, maxTermDays: 365, maxApr: 18, example });
  const rules = (example: string) =>
    rulesIn(
      page(
        [
          block('cta', { label: 'Primer préstamo sin intereses', action: { type: 'openApp' } }),
          disclosure(example),
        ],
        { market: 'mx' },
      ),
    );
  expect(
    rules('Pides $1,000.00 a 91 días y pagas $1,000.00: 0% de interés.').some((rule) =>
      rule.startsWith('claim'),
    ),
  ).toBe(false);
  expect(rules('Pides $1,000.00 a 91 días y pagas $1,044.88: 18% anual.')).toContain(
    'claimZeroInterest /blocks/1/props/label',
  );
});

describe('every claim of a text', () => {
  const quotes = (type: string, props: object, market = 'mx') =>
    checkTemplate(JSON.stringify(page([block(type, props)], { market })), {
      marketRules: shippedRules,
    }).flatMap(({ parameters: { claim, said } }) => claim ?? said ?? []);
  const quoted = (html: string, market?: string) => quotes('richText', { html }, market);

  it('is named at once, each as it is written', () => {
    expect(quoted('<p>Préstamos Sin Buró y sin checar buró.</p><p>Bad credit OK, #SinBuró</p>')).toEqual([
      'Sin Buró',
      'sin checar buró',
      'Bad credit OK',
      'SinBuró',
    ]);
    expect(quoted('<p>S i n&nbsp; b u r <b>ó</b>; ｓｉｎ bu\u00adró, 百分百通过</p>')).toEqual([
      '百分百通过',
      'S i n b u r ó',
      'ｓｉｎ bu\u00adró',
    ]);
    expect(quoted('<p>Préstamo inmediato</p><p>No ofrecemos préstamos sin buró</p>')).toEqual([
      'Préstamo inmediato',
    ]);
    expect(quoted('<p>Sin buró. Sin buró.</p>')).toEqual(['Sin buró']);
  });

  it('so are interest on late payment, and promises that contradict each other', () => {
    expect(quoted('<p>Penal interest of 2%.</p><p>Interés moratorio</p>', 'in')).toEqual([
      'Penal interest',
      'Interés moratorio',
    ]);
    const answers = 'Te damos respuesta en máximo 10 minutos. Te damos respuesta en 2 DÍAS hábiles.';
    expect(quoted(`<p>${answers}</p>`)).toEqual(['en máximo 10 minutos']);
    const disclosure = block('disclosure', { minTermDays: 91, maxTermDays: 120, maxApr: 18, example: 'x' });
    const terms = page([block('richText', { html: '<p>Plazos: 91 a 365 Días</p>' }), disclosure], {
      market: 'mx',
    });
    expect(
      checkTemplate(JSON.stringify(terms), { marketRules: shippedRules }).map(
        ({ parameters }) => parameters.said,
      ),
    ).toContain('Plazos: 91 a 365 Días');
  });

  it('and every level that headings skip', () => {
    const html = '<h2>A</h2><h4>B</h4><h2>C</h2><h5>D</h5>';
    const levels = checkTemplate(JSON.stringify(page([block('richText', { html })]))).flatMap(
      ({ parameters: { level } }) => level ?? [],
    );
    expect(levels).toEqual(['h4', 'h5']);
  });
});

test('what is quoted is read as what it stands for, and a text is read alike with and without its places', () => {
  const part = fc.constantFrom(
    'Sin ',
    'buró',
    ' s.i.n ',
    'b u r ó',
    '100 %',
    ';',
    '... ',
    'ﬁn',
    '＠',
    '1n5',
    'aaa',
    '\u00ad',
    ' ',
    '免息',
    'É',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      const { plain, quote } = readPlainly(text);
      expect(plain).toBe(plainWords(text));
      if (plain !== '') expect(plainWords(quote(0, plain.length))).toBe(plain);
    }),
  );
});
