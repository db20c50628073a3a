import fc from 'fast-check';
import { formatMoney, minorUnitDigits, parseMinorUnits, simpleInterest } from './money';

test.each([
  [1234560, 2, '$12,345.60'],
  [12345600, 1, '₹1,23,456.00'],
  [100000000000, 1, '₹1,00,00,00,000.00'],
  [0, 2, '$0.00'],
  [-0, 2, '$0.00'],
  [5, 2, '$0.05'],
  [-74805, 2, '-$748.05'],
  [99999, 1, '₹999.99'],
  [100000, 1, '₹1,000.00'],
] as const)('shows %d minor units of language type %d as %s', (amount, languageType, shown) => {
  expect(formatMoney(amount, languageType)).toBe(shown);
});

test.each([
  ['pendiente', 'pendiente'],
  ['12', '12'],
  [null, ''],
  [undefined, ''],
  [Number.NaN, 'NaN'],
  [{}, ''],
])('passes %p through', (value, shown) => {
  expect(formatMoney(value, 2)).toBe(shown);
});

test('keeps every digit, whatever the grouping', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(1 as const, 2 as const), (amount, languageType) => {
      const shown = formatMoney(amount, languageType);
      expect(Number(shown.replace(/[^\d-]/g, ''))).toBe(amount === 0 ? 0 : amount);
    }),
  );
});

test('groups as Intl does', () => {
  const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  const mexican = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (units) => {
      expect(formatMoney(units * 100, 1)).toBe(`₹${indian.format(units)}`);
      expect(formatMoney(units * 100, 2)).toBe(`$${mexican.format(units)}`);
    }),
  );
});

describe('simple interest', () => {
  test.each([
    [500_000, 0.001, 91, 45_500],
    [100, 0.005, 1, 1],
    [99, 0.005, 1, 0],
    [1_000_000, 0, 365, 0],
    [0, 0.01, 30, 0],
  ])('of %d at %d a day for %d days is %d', (amount, rate, days, interest) => {
    expect(simpleInterest(amount, rate, days)).toBe(interest);
  });

  test('is whole, and never more than half a unit off', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
    const rates = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(amounts, rates, fc.integer({ min: 1, max: 365 }), (amount, rate, days) => {
        const interest = simpleInterest(amount, rate / 1_000_000, days);
        expect(Number.isInteger(interest)).toBe(true);
        expect(Math.abs(interest - (amount * rate * days) / 1_000_000)).toBeLessThanOrEqual(0.5 + 1e-3);
      }),
    );
  });
});

test('an amount in an address comes back as it was', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (amount) => expect(parseMinorUnits(minorUnitDigits(amount))).toBe(amount)),
  );
});

test('is digits or nothing, whatever a server sends as an amount', () => {
  fc.assert(
    fc.property(fc.anything(), (amount) => {
      const digits = minorUnitDigits(amount);
      if (digits !== undefined) expect(digits).toMatch(/^(0|[1-9]\d*)$/);
    }),
  );
});

test.each([
  [74805, '74805'],
  [0, '0'],
  [1e21, '1000000000000000000000'],
  ['74805', '74805'],
  ['007', '7'],
  [-1, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  ['748.05', undefined],
  ['', undefined],
  ['pendiente', undefined],
  [null, undefined],
  [undefined, undefined],
])('%p stands in an address as %p', (amount, digits) => expect(minorUnitDigits(amount)).toBe(digits));

test('an amount that a number cannot hold exactly is none', () => {
  expect(parseMinorUnits('9007199254740993')).toBeUndefined();
  expect(parseMinorUnits('1e5')).toBeUndefined();
  expect(parseMinorUnits(undefined)).toBeUndefined();
});
