import fc from 'fast-check';
import { parseNumber, shownNumber } from './NumberInput';

test('an amount is typed in the currency and kept in minor units', () => {
  expect(parseNumber('1,234.50', true)).toBe(123450);
  expect(parseNumber('0,5', false)).toBe(0.5);
  expect(parseNumber('12 000', true)).toBe(1200000);
  expect(parseNumber('1,23,456.50', true)).toBe(12345650);
  expect(parseNumber('१,२३,४५६', true)).toBe(12345600);
  expect(parseNumber('１２．５', false)).toBe(12.5);
  expect(parseNumber('١٢٣٫٥', false)).toBe(123.5);
  expect(parseNumber('½', false)).toBe('½');
  expect(parseNumber('twelve', true)).toBe('twelve');
  expect(shownNumber(123450, true)).toBe('1234.50');
  expect(shownNumber('twelve', true)).toBe('twelve');
  expect(shownNumber(undefined, true)).toBe('');
});

test('what is shown means what is kept', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (minor) =>
      expect(parseNumber(shownNumber(minor, true), true)).toBe(minor),
    ),
  );
});
