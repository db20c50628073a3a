import { block, brand, page, rulesIn } from '../testing/checked';

const only = (pattern: RegExp, document: ReturnType<typeof page>, context = {}): string[] =>
  rulesIn(document, context).filter((rule) => pattern.test(rule));

const disclosure = (rest: object = {}, id = 'd') =>
  block('disclosure', { minTermDays: 91, maxTermDays: 365, maxApr: 18, example: 'x', ...rest }, { id });
const text = (html: string) => block('richText', { html });

describe('the day of a CAT', () => {
  const undated = (html: unknown, market = 'mx') =>
    only(/^catUndated /, page([block('richText', { html })], { market }));

  it.each([
    'CAT 18.8% sin IVA. Fecha de cálculo: 3 de noviembre de 2026.',
    'CAT: 18.8% sin IVA, calculado al 03/11/2026',
    'CAT promedio 40% sin IVA, calculated on 3 November 2026',
    'Calculated on November 3, 2026: CAT of 18.8%',
    'El catálogo tiene 20% de descuento',
    'Interés de 18% anual',
  ])('stands in: %s', (html) => {
    expect(undated(html)).toEqual([]);
  });

  it.each([
    'CAT 18.8% sin IVA, para fines informativos y de comparación.',
    'C.A.T. 18.8%',
    'CAT 18.8%. Vigente en 2026.',
  ])('is missing in: %s', (html) => {
    expect(undated(html)).toEqual(['catUndated /blocks/1/props/html']);
    expect(undated(html, 'in')).toEqual([]);
  });

  it('is asked for in each language', () => {
    const html = { es: 'CAT 18.8%. Fecha de cálculo: 3 de noviembre de 2026.', en: 'CAT 18.8%' };
    expect(undated(html)).toEqual(['catUndated /blocks/1/props/html/en']);
  });
});

describe('who lends where a partner shows offers', () => {
  const offers = (blocks: readonly unknown[]) =>
    only(/^(?:partner|offer)WithoutLender /, page(blocks, { market: 'in', kind: 'landing' }));

  it.each([
    'Loans from our lending partners',
    'Offers from several lenders',
    'Our partner banks decide',
    'Ofertas de varios prestamistas',
    'Con nuestros socios financieros',
  ])('%s', (words) => {
    expect(offers([text(words)])).toEqual(['partnerWithoutLender /blocks/1/props/html']);
    expect(offers([text(words), disclosure()])).toEqual(['partnerWithoutLender /blocks/1/props/html']);
    expect(offers([text(words), disclosure({ lender: 'Aditi Finance Ltd' })])).toEqual([]);
    expect(offers([text(`${words}: {{lender.name}}`)])).toEqual([]);
  });

  it('each offer has its own lender', () => {
    expect(offers([disclosure({ lender: 'A' }, 'a'), disclosure({}, 'b')])).toEqual([
      'offerWithoutLender /blocks/2',
    ]);
    expect(offers([disclosure({ lender: 'A' }, 'a'), disclosure({ lender: 'B' }, 'b')])).toEqual([]);
    expect(offers([disclosure(), text('Your partner may borrow too')])).toEqual([]);
  });
});

test('an Indian page that hands out the app wants it on the regulator’s list', () => {
  const listed = (document: ReturnType<typeof page>, appListing: object | undefined) =>
    only(/^appNotListed /, document, appListing && { brand: { ...brand, appListing } });
  const download = page([block('download', {})], { market: 'in', kind: 'download' });
  expect(listed(download, { name: '', url: '' })).toEqual(['appNotListed /blocks/1']);
  expect(listed(download, { name: 'Presta', url: '' })).toEqual(['appNotListed /blocks/1']);
  expect(listed(download, { name: 'Presta', url: 'https://list.example' })).toEqual([]);
  expect(listed(download, undefined)).toEqual([]);
  const none = { name: '', url: '' };
  expect(listed({ ...download, market: 'mx' }, none)).toEqual([]);
  expect(listed(page([text('x')], { market: 'in', kind: 'download' }), none)).toEqual([
    'appNotListed /blocks',
  ]);
  expect(listed(page([text('x')], { market: 'in' }), none)).toEqual([]);
});

describe('what an Indian borrower pays for being late', () => {
  const worded = (html: string, market = 'in') => only(/^penalInterest /, page([text(html)], { market }));

  it.each([
    'Late interest of 5% per day',
    'Penal interest applies',
    'Interest on overdue amounts: 2%',
    'You pay additional interest if a payment is late',
    'Se cobra interés moratorio',
    'Intereses por atraso',
  ])('is no interest: %s', (html) => {
    expect(worded(html)).toEqual(['penalInterest /blocks/1/props/html']);
    expect(worded(html, 'mx')).toEqual([]);
  });

  it.each([
    'Penal charges of 5% per day',
    'No penal interest is charged.',
    'We never add late interest.',
    'Sin interés moratorio',
    'Interest is 18% a year. Late payments bring penal charges.',
    'Cargos por atraso',
  ])('may be said: %s', (html) => {
    expect(worded(html)).toEqual([]);
  });
});

describe('a privacy notice', () => {
  const es =
    '<h2>Finalidades</h2><p>Te identificamos.</p><h2>Transferencias</h2><p>A bancos.</p><h2>Derechos ARCO</h2><p>Acceso, rectificación, cancelación y oposición.</p>';
  const en =
    '<p>Purposes: a loan. Transfers: banks. ARCO rights: access, rectification, cancellation, opposition.</p>';
  const missing = (html: unknown, rest: object = {}) =>
    only(
      /^privacy(?:Rights|Purposes|Transfers)Missing /,
      page([block('richText', { html })], {
        market: 'mx',
        title: 'Aviso de privacidad',
        locale: 'es',
        ...rest,
      }),
    );

  it('has its parts in each language', () => {
    expect(missing(es)).toEqual([]);
    expect(missing({ es, en })).toEqual([]);
    expect(missing({ es, en: '<p>We look after your data.</p>' })).toEqual([
      'privacyRightsMissing /blocks/1/props/html/en',
      'privacyPurposesMissing /blocks/1/props/html/en',
      'privacyTransfersMissing /blocks/1/props/html/en',
    ]);
    expect(missing(es.replace('oposición', 'más'))).toEqual(['privacyRightsMissing /blocks/1/props/html']);
    expect(missing(es.replace(/<h2>Transferencias.*bancos\.<\/p>/, ''))).toEqual([
      'privacyTransfersMissing /blocks/1/props/html',
    ]);
    expect(missing(es.replace('Finalidades', 'Datos'))).toEqual([
      'privacyPurposesMissing /blocks/1/props/html',
    ]);
  });

  it('is known by its title or its id', () => {
    const bare = '<p>Cuidamos tus datos.</p>';
    expect(missing(bare, { title: 'Privacidad', id: 'site-privacy' })).toHaveLength(3);
    expect(missing(bare, { title: 'Lee el aviso de privacidad y regístrate' })).toEqual([]);
    expect(missing(bare, { market: 'in' })).toEqual([]);
  });
});
