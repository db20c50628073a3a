import { isDay } from '../../../kernel/date';
import { marketOffsetMinutes, shownAt } from './marketTime';

const minuteMs = 60_000;
/** No clock is that far from UTC, and none is changed twice within it. */
const aroundMs = 24 * 60 * minuteMs;

/** What is doubtful about a time: clocks that are changed pass over it, or show it twice; or nobody means its year, such as 0202 on the way to 2026. */
export type TimeDoubt = 'absent' | 'twice' | 'year';

export interface TypedTime {
  /** Epoch ms; of two the first. NaN: a part is missing, the year is none, or the clocks never show it. */
  readonly at: number;
  readonly doubt?: TimeDoubt;
}

/** Day and time of what is typed: a day, `T` and a time, each empty until it is there. */
export function partsOf(typed: string): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = typed.split('T');
  return { date, time };
}

/** A moment (epoch ms) as it is typed, by the market's clocks (`marketOffsetMinutes`). */
export const typedOf = (at: number, market: string): string =>
  new Date(shownAt(at, market)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** The moment at which the market's clocks show a day and a time. */
export function readTyped(typed: string, market: string): TypedTime {
  const { date, time } = partsOf(typed);
  if (date !== '' && !isDay(date)) return { at: Number.NaN, doubt: 'year' };
  const shown = date === '' || time === '' ? Number.NaN : Date.parse(`${typed}Z`);
  if (Number.isNaN(shown)) return { at: Number.NaN };
  const moments = [shown - aroundMs, shown + aroundMs]
    .map((near) => shown - marketOffsetMinutes(market, near) * minuteMs)
    .filter((at) => shownAt(at, market) === shown);
  const at = Math.min(...moments);
  if (moments.length === 0) return { at: Number.NaN, doubt: 'absent' };
  return moments.some((other) => other !== at) ? { at, doubt: 'twice' } : { at };
}
