import { momentOf } from '../../kernel/date';

/** ISO 8601 → the value of a `datetime-local` input, in the browser's time zone; empty where it is no date. */
export function localDateTime(value: unknown): string {
  const moment = new Date(typeof value === 'string' ? momentOf(value) : Number.NaN);
  if (Number.isNaN(moment.getTime())) return '';
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The other way round; undefined where nothing is chosen. */
export function toIso(local: string): string | undefined {
  const moment = new Date(local);
  return local === '' || Number.isNaN(moment.getTime())
    ? undefined
    : moment.toISOString().replace('.000Z', 'Z');
}
