import { sequentialTest } from './sequentialTest';

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
