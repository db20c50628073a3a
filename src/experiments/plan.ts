import { sequentialTest } from './sequentialTest';
import { pairLevel } from './verdict';

/** Of the normal distribution: four of five runs do at least as well as this, a power of 80 %. */
const powerQuantile = 0.8416;

export interface PlanQuestion {
  /** Share of the visits that the group gets, between 0 and 1. */
  readonly weight: number;
  /** Registrations a visit in the other group, between 0 and 1. */
  readonly rate: number;
  /** The smallest effect worth knowing, as a ratio of the rates: 0.7 is 30 % fewer. */
  readonly ratio: number;
  /** The error that is allowed on this side. */
  readonly level: number;
}

/** Visits of all groups after which four of five runs have shown the effect; Infinity: never. */
export function plannedVisits({ weight, rate, ratio, level }: PlanQuestion): number {
  const side = ratio > 1 ? 'above' : 'below';
  const share = (weight * ratio) / (weight * ratio + 1 - weight);
  const unlucky = side === 'above' ? -powerQuantile : powerQuantile;
  const isShown = sequentialTest({ weight, side, level });
  const isEnough = (successes: number): boolean => {
    const own = successes * share + unlucky * Math.sqrt(successes * share * (1 - share));
    if (own < 0 || own > successes) return false;
    return isShown({ own, others: successes - own });
  };
  const successes = leastThat(isEnough);
  return Math.ceil(successes / (rate * (weight * ratio + 1 - weight)));
}

const mostSuccesses = 2 ** 40;

function leastThat(isEnough: (count: number) => boolean): number {
  let high = 1;
  while (!isEnough(high)) {
    if (high > mostSuccesses) return Infinity;
    high *= 2;
  }
  let low = high / 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** What is known of a page before an experiment on it begins. */
export interface Traffic {
  readonly visits: number;
  /** Visits that did what the experiment is about, such as to register. */
  readonly successes: number;
  /** Since somebody came for the first time in the time that is looked at. */
  readonly days: number;
}

export interface Target {
  /** Of all groups. */
  readonly visits: number;
  readonly days: number;
}

/** Two digits: more would promise what nobody knows. */
const rounded = (visits: number): number => Number(visits.toPrecision(2));

/**
 * How long an experiment has to run until four of five show a change of this size in whichever group it is.
 * @param weights of the groups, the original's first; those without any get no visitors
 * @param percent smallest change worth knowing, above 0
 * @returns undefined where nothing can be said: too few groups, or nobody does yet what it is about
 */
export function targetOf(
  weights: readonly number[],
  percent: number,
  { visits, successes, days }: Traffic,
): Target | undefined {
  const [first = 0, ...others] = weights.filter((weight) => weight > 0);
  if (others.length === 0 || !(percent > 0) || visits === 0 || successes === 0 || days === 0)
    return undefined;
  const [all, level] = [
    first + others.reduce((sum, weight) => sum + weight, 0),
    pairLevel(others.length + 1),
  ];
  const [rate, ratio] = [successes / visits, 1 + percent / 100];
  const ofPair = (own: number): number =>
    (plannedVisits({ weight: own / (own + first), rate, ratio, level }) * all) / (own + first);
  const needed = Math.max(...others.map(ofPair));
  if (!Number.isFinite(needed)) return undefined;
  return { visits: rounded(needed), days: Math.ceil(needed / (visits / days)) };
}
