import {
  comparedRates,
  type GroupCounts,
  pairLevel,
  type Verdict,
  verdictOf,
} from '../../experiments/verdict';
import { plannedVisits } from '../../experiments/plan';
import type { RatioInterval } from '../../experiments/sequentialTest';
import type { Statistics, StatisticsGroup } from '../../generated/editor';

interface GroupFigures extends StatisticsGroup {
  /** Registrations a visit. */
  readonly rate: number;
  /** Its rate as a share of the first group's; undefined: it is the first, no visitor comes to it any more, or the split is wrong. */
  readonly compared: RatioInterval | undefined;
}

export interface ExperimentFigures {
  readonly experiment: string;
  readonly groups: readonly GroupFigures[];
  readonly verdict: Verdict;
}

/** A group that the live revision does not have gets no visitors, as one with the weight 0. */
const countsOf = ({ group, weight, visits, registrations }: StatisticsGroup): GroupCounts => ({
  group,
  weight: weight ?? 0,
  visits,
  registrations,
});

function figuresOf(own: StatisticsGroup, first: StatisticsGroup | undefined): GroupFigures {
  const isComparable = first && own !== first && (own.weight ?? 0) > 0 && (first.weight ?? 0) > 0;
  return {
    ...own,
    rate: own.visits === 0 ? 0 : own.registrations / own.visits,
    compared: isComparable ? comparedRates(countsOf(own), countsOf(first)) : undefined,
  };
}

/** What each experiment says so far, in the order of their names. */
export function experimentFigures(groups: readonly StatisticsGroup[]): readonly ExperimentFigures[] {
  const names = [...new Set(groups.map(({ experiment }) => experiment))];
  return names.map((experiment) => {
    const own = groups.filter((group) => group.experiment === experiment);
    const verdict = verdictOf(own.map(countsOf));
    // A comparison goes by the weights, which a wrong split doesn't follow.
    const first = verdict.status === 'mismatch' ? undefined : own[0];
    return { experiment, groups: own.map((group) => figuresOf(group, first)), verdict };
  });
}

type Counted = Pick<Statistics, 'total' | 'periods'>;

export interface Target {
  readonly visits: number;
  /** At the traffic since the first day on which somebody came. */
  readonly days: number;
}

/** Two groups, with half of the visitors each. */
const halfOfVisits = 0.5;
const level = pairLevel(2);

/** Two digits: more would promise what nobody knows. */
const rounded = (visits: number): number => Number(visits.toPrecision(2));

/**
 * How long an experiment of two groups has to run until four of five show a change of this size.
 * @param percent smallest change worth knowing, above 0
 */
export function targetOf(percent: number, { total, periods }: Counted): Target | undefined {
  const rate = total.visits === 0 ? 0 : total.registrations / total.visits;
  if (rate === 0 || !(percent > 0)) return undefined;
  const visits = plannedVisits({ weight: halfOfVisits, rate, ratio: 1 + percent / 100, level });
  const days = periods.length - periods.findIndex((period) => period.visits > 0);
  return { visits: rounded(visits), days: Math.ceil(visits / (total.visits / days)) };
}
