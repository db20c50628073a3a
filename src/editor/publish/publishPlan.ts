/** When a draft is to go live and end, as it is typed: values of `datetime-local` inputs, in the reader's own zone. */
export interface PublishPlan {
  readonly isLater: boolean;
  readonly start: string;
  readonly hasEnd: boolean;
  readonly end: string;
}

export type PlanFault = 'past' | 'endOrder';

export interface PlannedTimes {
  /** Epoch milliseconds. */
  readonly publishAt?: number;
  readonly endAt?: number;
}

const momentOf = (local: string): number => new Date(local).getTime();

/** What is wrong with a plan at a moment (epoch ms): a time that has passed or is missing, an end before the start. */
export function planFault({ isLater, start, hasEnd, end }: PublishPlan, now: number): PlanFault | undefined {
  const from = isLater ? momentOf(start) : now;
  if (isLater && !(from > now)) return 'past';
  if (!hasEnd) return undefined;
  const until = momentOf(end);
  if (!(until > now)) return 'past';
  return until > from ? undefined : 'endOrder';
}

export const plannedTimes = ({ isLater, start, hasEnd, end }: PublishPlan): PlannedTimes => ({
  ...(isLater && { publishAt: momentOf(start) }),
  ...(hasEnd && { endAt: momentOf(end) }),
});
