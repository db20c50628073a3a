import fc from 'fast-check';
import { inTimeZone } from '../../tests/support/timeZone';
import { dayNumber, formatDate, hasOffset, momentOf } from './date';
import { utcOffsetMinutesOf } from './market';

test('pads every part with zeros', () => {
  expect(formatDate(Date.UTC(2026, 2, 9, 8, 5, 7), 0)).toBe('2026-03-09 08:05:07');
  expect(formatDate(Date.UTC(2026, 2, 9, 8, 5, 7), 0, 'date')).toBe('2026-03-09');
});

test.each([Number.NaN, 8_640_000_000_000_000])('the impossible moment %d gives no text', (moment) =>
  expect(formatDate(moment, 1)).toBe(''),
);

// Mexico has had no summer time since 30 October 2022. A market whose clocks are set anew fails here.
const moments = fc.date({ min: new Date('2022-11-01Z'), max: new Date('2090-01-01Z'), noInvalidDate: true });
const zones = ['UTC', 'America/Tijuana', 'Asia/Kolkata', 'Pacific/Auckland'];

test.each([
  ['America/Mexico_City', utcOffsetMinutesOf(2)],
  ['Asia/Kolkata', utcOffsetMinutesOf(1)],
])('on every machine a moment is told as in %s', (timeZone, utcOffsetMinutes) => {
  const there = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const property = fc.property(moments, fc.constantFrom(...zones), (moment, machine) => {
    const told = inTimeZone(machine, () => formatDate(moment.getTime(), utcOffsetMinutes));
    expect(told).toBe(there.format(moment));
  });
  fc.assert(property);
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

test.each([
  ['1970-01-02', 1],
  ['2024-02-29', 19_782],
  ['2024-03-01 23:59:59', 19_783],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['09/03/2026', undefined],
  ['2026-03-091', undefined],
  ['', undefined],
])('the day %j has the number %j', (text, expected) => expect(dayNumber(text)).toBe(expected));
