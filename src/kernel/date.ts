export const dayMs = 24 * 60 * 60 * 1_000;

/**
 * A moment on a market's clocks as `2026-03-09 08:05:00`, or `2026-03-09` in date mode (contract §14). Never on those of
 * the machine: the host and the phone have to say the same day.
 * @param moment epoch milliseconds; an impossible one gives an empty text
 * @param utcOffsetMinutes of the market (`src/kernel/market.ts`)
 */
export function formatDate(moment: number, utcOffsetMinutes: number, mode: 'time' | 'date' = 'time'): string {
  const shifted = new Date(moment + utcOffsetMinutes * 60_000);
  if (Number.isNaN(shifted.getTime())) return '';
  const [day = '', time = ''] = shifted.toISOString().split(/[T.]/);
  return mode === 'date' ? day : `${day} ${time}`;
}

/** Days that somebody means: a year of five digits or before 1900 is a slip, such as 0026 on the way to 2026 (contract §12). */
export const firstDay = '1900-01-01';
export const lastDay = '9999-12-31';

/** Whether a text is a day that there is, written `2026-01-31`, and that somebody means. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && text >= firstDay && new Date(moment).toISOString().startsWith(text);
}

/** A day and a time of ISO 8601, and its offset, as documents write them. */
const dayAndTime = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d[\d:.]*)(Z|[+-]\d\d:?\d\d)?$/;

/**
 * Epoch ms of a date in a template; NaN where it is none. A time without an offset, as older documents have, counts as
 * UTC: read in its own zone, each phone and host would take it for another moment.
 */
export function momentOf(date: string): number {
  const [, day, time, offset = 'Z'] = dayAndTime.exec(date) ?? [];
  // Some browsers read nothing but the full form.
  return Date.parse(day ? `${day}T${time}${offset.replace(/(\d\d)(\d\d)$/, '$1:$2')}` : date);
}

/** Whether a date says which moment it means: a day, a time, and `Z` or ±hh:mm (contract §8). */
export const hasOffset = (date: string): boolean =>
  /T.*(?:Z|[+-]\d\d:\d\d)$/.test(date) && dayAndTime.test(date);

/**
 * Days since 1 January 1970 of a day, `2026-03-09`, with a time behind it or without; undefined where it is no day that
 * there is. Differences of two of them are the days between, whatever clocks do in spring.
 */
export function dayNumber(text: string): number | undefined {
  const day = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(text)?.[0];
  const moment = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  // The 31st of a shorter month is another day, and none to some browsers.
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== day
    ? undefined
    : moment / dayMs;
}
