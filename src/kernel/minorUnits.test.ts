import fc from 'fast-check';
import { minorUnitDigits, parseMinorUnits } from './minorUnits';

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
