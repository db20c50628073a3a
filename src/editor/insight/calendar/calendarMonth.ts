import { dayMs } from '../../../kernel/date';

/** A month such as 2026-11, and its days such as 2026-11-24: of a calendar, not of a clock. */

const monthPattern = /^(\d{4})-(0[1-9]|1[0-2])$/;
const daysOfWeek = 7;
/** Further than any market's clocks are from UTC. */
const zonesMs = 14 * 60 * 60 * 1_000;

const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const monthOf = (at: number): string => dayOf(at).slice(0, 7);

/** The month that an address names, else the one that a day is in. */
export const readMonth = (text: string | null, today: string): string =>
  text !== null && monthPattern.test(text) ? text : today.slice(0, 7);

/** The month that comes so many months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(Date.UTC(year, number - 1 + months, 1));
}

/** Its weeks from Monday to Sunday; undefined: a day of another month. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const start = startOf(month);
  const before = (new Date(start).getUTCDay() + daysOfWeek - 1) % daysOfWeek;
  const count = (startOf(monthAfter(month, 1)) - start) / dayMs;
  const weeks = Math.ceil((before + count) / daysOfWeek);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysOfWeek }, (__, weekday) => {
      const position = week * daysOfWeek + weekday - before;
      return position < 0 || position >= count ? undefined : dayOf(start + position * dayMs);
    }),
  );
}

/** Epoch ms between which all of a month's days lie, by whatever clocks. */
export const spanOf = (month: string): { readonly from: number; readonly until: number } => ({
  from: startOf(month) - zonesMs,
  until: startOf(monthAfter(month, 1)) + zonesMs,
});

/** Any week's days, from Monday on, to name weekdays by. */
export const someWeek: readonly string[] = Array.from({ length: daysOfWeek }, (_, day) =>
  dayOf(Date.UTC(2024, 0, 1 + day)),
);

/** A day in words, such as its weekday or its month. */
export const describeDay = (day: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
