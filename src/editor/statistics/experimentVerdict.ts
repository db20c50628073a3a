import type { StatisticsGroup } from '../../generated/editor';

interface GroupFigures extends StatisticsGroup {
  /** Registrations a visit. */
  readonly rate: number;
  readonly interval: Interval;
}

export interface ExperimentFigures {
  readonly experiment: string;
  readonly groups: readonly GroupFigures[];
  /** better: the best group's interval lies above every other one. */
  readonly verdict: 'none' | 'early' | 'overlap' | 'better';
  readonly best: GroupFigures | undefined;
}

/** Below this nothing is said about a group, whatever its interval. */
const fewVisits = 100;

const figuresOf = (group: StatisticsGroup): GroupFigures => ({
  ...group,
  rate: group.visits === 0 ? 0 : group.registrations / group.visits,
  interval: wilsonInterval(group.registrations, group.visits),
});

function verdictOf(
  groups: readonly GroupFigures[],
  best: GroupFigures | undefined,
): ExperimentFigures['verdict'] {
  if (!best || groups.every(({ visits }) => visits === 0)) return 'none';
  if (groups.length < 2 || groups.some(({ visits }) => visits < fewVisits)) return 'early';
  const others = groups.filter((group) => group !== best);
  return others.every(({ interval }) => interval.high < best.interval.low) ? 'better' : 'overlap';
}

/** What each experiment says so far, in the order of their names. */
export function experimentFigures(groups: readonly StatisticsGroup[]): readonly ExperimentFigures[] {
  const names = [...new Set(groups.map(({ experiment }) => experiment))];
  return names.map((experiment) => {
    const own = groups.filter((group) => group.experiment === experiment).map(figuresOf);
    const best = [...own].sort((one, other) => other.rate - one.rate)[0];
    return { experiment, groups: own, verdict: verdictOf(own, best), best };
  });
}

interface Interval {
  /** From 0 to 1. */
  readonly low: number;
  readonly high: number;
}

/** Of the normal distribution, for 95 %. */
const z = 1.959964;

/** Wilson score interval of a share (E. B. Wilson, 1927): sound for few trials and for shares near 0, unlike the usual one. */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials <= 0) return { low: 0, high: 1 };
  // Several registrations may follow one visit, say after a reload that was not counted.
  const share = Math.min(successes, trials) / trials;
  const scale = 1 + z ** 2 / trials;
  const centre = (share + z ** 2 / (2 * trials)) / scale;
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
