import fc from 'fast-check';
import { runs } from '../../../../../tests/support/soak';
import { parseAmount, readExample } from './readExample';

test.each([
  ['$10,000.00', 1_000_000, 1],
  ['₹1,00,000', 10_000_000, 100],
  ['Rs.1,000', 100_000, 100],
  ['MXN 1.250,50', 125_050, 1],
  ['$10,897.', 1_089_700, 100],
  ['$9.5', 950, 1],
])('%s', (text, minor, slack) => {
  expect(parseAmount(text)).toEqual({ minor, slack });
});

const cents = (amount: { readonly minor: number } | undefined): number | undefined =>
  amount && amount.minor / 100;

/** Sum borrowed, total, days, yearly rates, interest, tax, fees, CAT or APR. */
const read = (text: string) => {
  const figures = readExample(text);
  if (!figures) return undefined;
  const { borrowed, total, termDays, rates, interest, vat, fees, cat, apr } = figures;
  return [
    cents(borrowed),
    cents(total),
    Math.round(termDays),
    rates.map(({ percent }) => Math.round(percent * 100) / 100).join(' '),
    cents(interest),
    cents(vat),
    cents(fees),
    cat ?? apr,
  ];
};
const none = undefined;

test.each([
  [
    'Borrow $10,000.00 for 182 days at 18% a year: you repay $10,897.53 in all.',
    [10_000, 10_897.53, 182, '18', none, none, none, none],
  ],
  [
    'si pides $10,000.00 a 182 días con interés del 18% anual, el interés es de $897.53, el IVA del interés (16%) es de $143.60 y pagas $11,041.13 en total. CAT de este ejemplo: 18.8% sin IVA',
    [10_000, 11_041.13, 182, '18', 897.53, 143.6, none, 18.8],
  ],
  [
    'interest is $897.53, VAT on the interest (16%) is $143.60 and you pay $11,041.13 for a loan of $10,000.00 over 182 days',
    [10_000, 11_041.13, 182, '', 897.53, 143.6, none, none],
  ],
  [
    '借款 10,000.00，期限 182 天，年利率 18%，利息为 897.53，利息税（16%）为 143.60，到期共还 11,041.13。',
    [10_000, 11_041.13, 182, '18', 897.53, 143.6, none, none],
  ],
  [
    'Préstamo de $5,000 a 6 meses, tasa mensual de 1.5%, comisión por apertura del 3% ($150.00). Total a pagar: $5,600.00.',
    [5_000, 5_600, 183, '18', none, none, 150, none],
  ],
  [
    'Loan amount ₹20,000, 24 monthly instalments of ₹969.73 over 24 months at 15% p.a., APR 17.07%',
    [20_000, 23_273.52, 730, '15', none, none, none, 17.07],
  ],
  [
    'From 91 to 365 days. A loan of ₹20,000.00 for 182 days costs ₹1,795.07.',
    [20_000, 21_795.07, 182, '', none, none, none, none],
  ],
  [
    'Total a pagar con intereses e IVA: $11,041.13 por un crédito de $10,000.00 a 26 semanas',
    [10_000, 11_041.13, 182, '', none, none, none, none],
  ],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  'An example',
  '$5,000.00 for 3 months',
  'Borrow $0.00 and repay $0.00 in 30 days',
  '$1,000 a $20,000',
])('what can not be told apart is not guessed: %s', (text) => {
  expect(readExample(text)).toBeUndefined();
});

test('no text is too strange to be read', () => {
  const pieces = fc.constantFrom(
    '$',
    '₹',
    '12',
    '1,000.00',
    '%',
    ' days',
    ' pagos de ',
    'CAT',
    ', ',
    'interés ',
    '（',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 20 }), (words) => {
      const figures = readExample(words.join(''));
      expect(figures === undefined || (figures.borrowed.minor > 0 && figures.total.minor > 0)).toBe(true);
    }),
    { numRuns: runs(300, 30_000) },
  );
});
