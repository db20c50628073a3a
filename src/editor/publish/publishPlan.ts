import { marketOffsetMinutes } from '../data/marketTime';

/** When a draft is to go live and end, as it is typed: values of `datetime-local` inputs, by the clocks of its market. */
export interface PublishPlan {
  readonly isLater: boolean;
  readonly start: string;
  readonly hasEnd: boolean;
  readonly end: string;
  /** Share of the visitors who get it first, in percent; undefined: everybody. */
  readonly sharePercent?: number | undefined;
}

/** What was entered in the steps, kept while one goes between them. */
export interface Entered {
  readonly plan: PublishPlan;
  readonly reason: string;
  readonly note: string;
}

export const atOnce: PublishPlan = { isLater: false, start: '', hasEnd: false, end: '' };

export type PlanFault = 'past' | 'endOrder';

export interface PlannedTimes {
  readonly publishAt?: number;
  readonly endAt?: number;
}

const minuteMs = 60_000;

/** The moment (epoch ms) at which the market's clocks show a value of a `datetime-local` input; NaN: it is none. */
export function momentOf(local: string, market: string): number {
  // As if the clocks were those of UTC, which is at most some hours off.
  const near = Date.parse(`${local}Z`);
  if (Number.isNaN(near)) return near;
  const first = near - marketOffsetMinutes(market, near) * minuteMs;
  return near - marketOffsetMinutes(market, first) * minuteMs;
}

/** What is wrong with a plan at a moment (epoch ms): a time that has passed or is missing, an end before the start. */
export function planFault(
  { isLater, start, hasEnd, end }: PublishPlan,
  market: string,
  now: number,
): PlanFault | undefined {
  const from = isLater ? momentOf(start, market) : now;
  if (isLater && !(from > now)) return 'past';
  if (!hasEnd) return undefined;
  const until = momentOf(end, market);
  if (!(until > now)) return 'past';
  return until > from ? undefined : 'endOrder';
}

export const plannedTimes = ({ isLater, start, hasEnd, end }: PublishPlan, market: string): PlannedTimes => ({
  ...(isLater && { publishAt: momentOf(start, market) }),
  ...(hasEnd && { endAt: momentOf(end, market) }),
});
