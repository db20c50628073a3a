import fc from 'fast-check';
import { formatDate, hasOffset, momentOf } from './date';

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

const parse = Date.parse;
/** A phone in Mexico, whatever zone this machine is in: times without an offset are local ones. */
beforeEach(() => {
  jest
    .spyOn(Date, 'parse')
    .mockImplementation((date) => parse(/T[\d:.]+$/.test(date) ? `${date}-06:00` : date));
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['2027-01-31T18:00:00-06:00', '2027-02-01T00:00:00.000Z'],
  ['2027-01-31T18:00Z', '2027-01-31T18:00:00.000Z'],
  ['2027-01-31T18:00:00', '2027-01-31T18:00:00.000Z'],
  ['2027-01-31 18:00', '2027-01-31T18:00:00.000Z'],
  ['2027-01-31 18:00+0530', '2027-01-31T12:30:00.000Z'],
  ['2027-01-31', '2027-01-31T00:00:00.000Z'],
])('%s is the same moment in every time zone', (date, moment) => {
  expect(new Date(momentOf(date)).toISOString()).toBe(moment);
});

test.each(['', 'tomorrow', '2027-13-45', '2027-01-31T25:61Z'])('%p is no moment', (date) => {
  expect(momentOf(date)).toBeNaN();
});

test.each([
  ['2027-01-31T18:00:00-06:00', true],
  ['2027-01-31T18:00Z', true],
  ['2027-01-31T18:00:00.5Z', true],
  ['2027-01-31T18:00:00', false],
  ['2027-01-31', false],
  ['2027-01-31 18:00Z', false],
  ['2027-01-31T18:00+0530', false],
  ['Z', false],
])('%p says its offset: %p', (date, isSaid) => expect(hasOffset(date)).toBe(isSaid));
