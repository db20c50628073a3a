import type { StatisticsSteps } from '../../../generated/editor';
import { wilsonInterval } from './wilsonInterval';

/**
 * `few`: too few of both to say anything. `same`: what differs may be chance. `more` and `less`: it hardly is (95 %).
 */
type Change = 'few' | 'same' | 'more' | 'less';

export interface Compared {
  readonly change: Change;
  readonly now: number;
  readonly before: number;
  /** By how much of the one before, from 0; undefined where there was nothing before. */
  readonly by: number | undefined;
}

/** Below this both together are no more than chance. */
const few = 20;
/** Of the normal distribution, for 95 %. */
const z = 1.96;

const byOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.abs(now - before) / before;

/** Counts of two periods of the same length. What comes by chance varies by the root of its number (Poisson). */
export function compareCounts(now: number, before: number): Compared {
  const compared = { now, before, by: byOf(now, before) };
  if (now + before < few) return { ...compared, change: 'few' };
  if (Math.abs(now - before) < z * Math.sqrt(now + before)) return { ...compared, change: 'same' };
  return { ...compared, change: now > before ? 'more' : 'less' };
}

/** Shares of visitors who registered. They differ where their intervals of 95 % don't touch. */
export function compareRates(now: StatisticsSteps, before: StatisticsSteps): Compared {
  const [rate, earlier] = [now, before].map(({ visits, registrations }) =>
    visits === 0 ? 0 : registrations / visits,
  ) as [number, number];
  const compared = { now: rate, before: earlier, by: byOf(rate, earlier) };
  if (Math.min(now.visits, before.visits) < few) return { ...compared, change: 'few' };
  const [own, other] = [now, before].map(({ visits, registrations }) =>
    wilsonInterval(registrations, visits),
  );
  if (!own || !other || (own.low <= other.high && other.low <= own.high))
    return { ...compared, change: 'same' };
  return { ...compared, change: rate > earlier ? 'more' : 'less' };
}
