export const dayMs = 24 * 60 * 60 * 1_000;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * A moment in the reader's own time zone as `2026-03-09 08:05:00`, or `2026-03-09` in date mode (contract §14).
 * @param moment a date, or epoch milliseconds; an impossible one gives an empty text
 */
export function formatDate(moment: Date | number, mode: 'time' | 'date' = 'time'): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const year = String(date.getFullYear()).padStart(4, '0');
  const day = `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  if (mode === 'date') return day;
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')}`;
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
