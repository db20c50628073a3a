import type { StatisticsSteps } from '../../../generated/editor';
import { funnelSteps, type FunnelStep } from './figures';

export interface FunnelPart {
  readonly step: FunnelStep;
  readonly count: number;
  /** Of the visits, from 0 to 1. */
  readonly share: number;
  /** How many took the step before and not this one; the first step has none before it. */
  readonly lost: number;
  /** Of those who took the step before, from 0 to 1. */
  readonly lostShare: number;
}

/**
 * The steps with what is lost between them. None is larger than the one before: who registers today may have come
 * yesterday, so the visits of a short time can be fewer than what came of them.
 */
export function funnelOf(total: StatisticsSteps): readonly FunnelPart[] {
  const counts = funnelSteps.map((_, position) =>
    Math.max(...funnelSteps.slice(position).map((step) => total[step])),
  );
  const [visits = 0] = counts;
  return funnelSteps.map((step, position) => {
    const count = counts[position] ?? 0;
    const before = counts[position - 1] ?? count;
    const lost = before - count;
    return {
      step,
      count,
      share: visits === 0 ? 0 : count / visits,
      lost,
      lostShare: before === 0 ? 0 : lost / before,
    };
  });
}

/** Fewer visits say nothing about where people leave. */
const fewVisits = 20;

/** The step before which most people leave; undefined: nobody does, or there were too few to say. */
export function largestFunnelDrop(parts: readonly FunnelPart[]): FunnelPart | undefined {
  if ((parts[0]?.count ?? 0) < fewVisits) return undefined;
  const [worst] = [...parts].sort((one, other) => other.lost - one.lost);
  return worst && worst.lost > 0 ? worst : undefined;
}
