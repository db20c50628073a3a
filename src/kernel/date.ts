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
