import fc from 'fast-check';
import { monthAfter, readMonth, spanOf, weeksOf } from './calendarMonth';

it('a month has its days in weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array<undefined>(6).fill(undefined), '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', ...Array<undefined>(6).fill(undefined)]);
  expect(weeksOf('2027-02').flat()).toHaveLength(28);
});

it('months follow each other over the years', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2024-02', 12)]).toEqual([
    '2027-01',
    '2025-12',
    '2025-02',
  ]);
});

it.each(['2026-13', '26-01', 'next', null])('an address with %s shows the month of today', (text) => {
  expect(readMonth(text, '2026-11-23')).toBe('2026-11');
});

it('each day of a month stands in it once, and lies in its span by any clocks', () => {
  const offsets = fc.integer({ min: -12 * 60, max: 14 * 60 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1990, max: 2090 }),
      fc.integer({ min: 1, max: 12 }),
      offsets,
      (year, number, offset) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const days = weeksOf(month)
          .flat()
          .filter((day) => day !== undefined);
        expect(new Set(days).size).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate());
        const { from, until } = spanOf(month);
        for (const day of days) {
          const start = Date.parse(`${day}T00:00:00Z`) - offset * 60_000;
          expect(start >= from && start + 86_400_000 <= until).toBe(true);
        }
      },
    ),
  );
});
