import fc from 'fast-check';
import { inTimeZone } from '../../../../tests/support/timeZone';
import { readTyped, typedOf } from './typedTime';

const readIn = (zone: string, typed: string, market = '') => inTimeZone(zone, () => readTyped(typed, market));

test('times are those of the market’s clocks, wherever the reader is', () => {
  for (const zone of ['Europe/Madrid', 'Asia/Kolkata', 'America/Los_Angeles']) {
    expect(readIn(zone, '2030-06-01T09:30', 'mx')).toEqual({ at: Date.parse('2030-06-01T09:30-06:00') });
    expect(readIn(zone, '2027-03-28T02:30', 'in')).toEqual({ at: Date.parse('2027-03-28T02:30+05:30') });
  }
  // Without a market the reader's own.
  expect(readIn('Europe/Madrid', '2030-06-01T09:30')).toEqual({ at: Date.parse('2030-06-01T09:30+02:00') });
});

test('a time that is half there is none', () => {
  for (const typed of ['', 'T', '2030-06-01T', 'T09:30', '2030-06-01'])
    expect(readTyped(typed, 'mx')).toEqual({ at: Number.NaN });
});

test('an hour that clocks pass over is none, and one that they show twice is said to be', () => {
  expect(readIn('Europe/Madrid', '2027-03-28T02:30')).toEqual({ at: Number.NaN, doubt: 'absent' });
  expect(readIn('Europe/Madrid', '2027-03-28T03:00')).toEqual({ at: Date.parse('2027-03-28T03:00+02:00') });
  expect(readIn('Europe/Madrid', '2027-10-31T02:30')).toEqual({
    at: Date.parse('2027-10-31T02:30+02:00'),
    doubt: 'twice',
  });
  // Half an hour there.
  expect(readIn('Australia/Lord_Howe', '2027-10-03T02:15')).toEqual({ at: Number.NaN, doubt: 'absent' });
});

test('a moment is typed as its clocks show it, and read back', () => {
  const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2034, 0) / 60_000 });
  const zones = fc.constantFrom('Europe/Madrid', 'America/Tijuana', 'Australia/Lord_Howe', 'Asia/Kolkata');
  fc.assert(
    fc.property(minutes, zones, fc.constantFrom('', 'mx', 'in'), (minute, zone, market) => {
      const at = minute * 60_000;
      const read = inTimeZone(zone, () => readTyped(typedOf(at, market), market));
      expect(read.doubt === 'twice' ? read.at <= at && at - read.at <= 3_600_000 : read.at === at).toBe(true);
    }),
  );
});

it.each(['12026-01-31T09:00', '0202-01-31T09:00', '1899-12-31T23:59'])(
  'a year that nobody means is told: %s',
  (typed) => {
    expect(readTyped(typed, 'mx')).toEqual({ at: NaN, doubt: 'year' });
  },
);
