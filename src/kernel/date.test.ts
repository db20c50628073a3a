import fc from 'fast-check';
import { formatDate } from './date';

test('pads every part with zeros', () => {
  expect(formatDate(new Date(2026, 2, 9, 8, 5, 7))).toBe('2026-03-09 08:05:07');
  expect(formatDate(new Date(2026, 2, 9, 8, 5, 7), 'date')).toBe('2026-03-09');
});

test('an impossible moment gives no text', () => expect(formatDate(Number.NaN)).toBe(''));

test('reads back as the same second', () => {
  const moments = fc.date({ min: new Date(1971, 0), max: new Date(9998, 11), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const text = formatDate(moment);
      expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      // An hour that the clocks repeat in autumn can be read in two ways.
      const difference = Math.abs(
        new Date(text.replace(' ', 'T')).getTime() - Math.floor(moment.getTime() / 1000) * 1000,
      );
      expect(difference % 3_600_000).toBe(0);
      expect(difference).toBeLessThanOrEqual(3_600_000);
    }),
  );
});
