import { dayMs } from '../../../../kernel/date';
import { dayOf } from '../../../calls/counting/marketDays';
import type { DayRange } from './countReader';

const monthLength = 7;

/** All days of a range, first to last. */
function daysOf({ from, to }: DayRange): string[] {
  const first = Date.parse(from);
  const count = Math.max(0, Math.round((Date.parse(to) - first) / dayMs) + 1);
  return Array.from({ length: count }, (_, day) => dayOf(first + day * dayMs));
}

/** As many days, right before the first one. */
export function rangeBefore(range: DayRange): DayRange {
  const first = Date.parse(range.from);
  return { from: dayOf(first - daysOf(range).length * dayMs), to: dayOf(first - dayMs) };
}

/**
 * The periods of a range in order, those without a count too: a day without visits is a day. Days before `firstKept` stand
 * for their month, but in a month whose days were not added up yet.
 * @param counted periods that have counts, days or months
 */
export function periodsOf(range: DayRange, counted: readonly string[], firstKept: string): string[] {
  const countedDays = counted.filter((period) => period.length > monthLength);
  const monthsByDay = new Set(countedDays.map((day) => day.slice(0, monthLength)));
  const expected = daysOf(range).map((day) => {
    const month = day.slice(0, monthLength);
    return day >= firstKept || monthsByDay.has(month) ? day : month;
  });
  return [...new Set([...expected, ...counted])].sort();
}
