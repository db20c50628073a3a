/** Whose way of writing numbers and dates a language of the editor takes: its Spanish is Mexico's. BCP 47. */
export const readersOf = (language: string): string => (language === 'es' ? 'es-MX' : language);

const minuteMs = 60_000;

/** How far the reader's own clocks are from UTC at a moment (epoch ms), in minutes. */
export const ownOffsetMinutes = (at: number): number => -new Date(at).getTimezoneOffset();

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Such as UTC−6 or UTC+5:30. */
export function offsetName(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const rest = minutes % 60;
  const sign = offsetMinutes < 0 ? '\u2212' : '+';
  return `UTC${sign}${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${twoDigits(rest)}`}`;
}

/** Date and time to the minute by the reader's own clocks, and how far those are from UTC. */
export function formatMoment(at: number, language: string): string {
  const moment = new Intl.DateTimeFormat(readersOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at + ownOffsetMinutes(at) * minuteMs);
  return `${moment} ${offsetName(ownOffsetMinutes(at))}`;
}
