import { type GuardedFigure, guardedFigures } from '../../../experiments/guardedPublication';
import { type GuardrailCounts, worseFigures } from '../../../experiments/guardFigures';
import type { RatioInterval } from '../../../experiments/sequentialTest';
import { comparedRates, type GroupCounts, type Verdict, verdictOf } from '../../../experiments/verdict';
import type { ExperimentGroupFigures, ExperimentRecord, MainFigure } from '../../../generated/editor';

export interface GroupFigures extends ExperimentGroupFigures {
  /** Visits that did what the experiment is judged by. */
  readonly count: number;
  /** Those, a visit. */
  readonly rate: number;
  /** Its rate as a share of the first group's; undefined: it is the first, no visitor comes to it, or the split is wrong. */
  readonly compared: RatioInterval | undefined;
  /** In which it is worse than the first group. */
  readonly worse: readonly GuardedFigure[];
}

export interface ExperimentFigures {
  readonly mainFigure: MainFigure;
  readonly guards: readonly GuardedFigure[];
  readonly groups: readonly GroupFigures[];
  readonly verdict: Verdict;
}

/** A group that is live no more gets no visitors, as one with the weight 0. */
const countsOf = (own: ExperimentGroupFigures, mainFigure: MainFigure): GroupCounts => ({
  group: own.group,
  weight: own.weight ?? 0,
  visits: own.visits,
  registrations: own[mainFigure],
});

const guardrailsOf = (own: ExperimentGroupFigures): GuardrailCounts => ({ ...own, weight: own.weight ?? 0 });

/** What an experiment says so far, by the figure that was chosen before it began. */
export function experimentFigures({ plan, groups }: ExperimentRecord): ExperimentFigures {
  const mainFigure = plan?.mainFigure ?? 'registrations';
  const guards = guardedFigures.filter((figure) => figure !== mainFigure);
  const verdict = verdictOf(groups.map((group) => countsOf(group, mainFigure)));
  // A comparison goes by the weights, which a wrong split doesn't follow.
  const first = verdict.status === 'mismatch' ? undefined : groups[0];
  const figuresOf = (own: ExperimentGroupFigures): GroupFigures => {
    const count = own[mainFigure];
    const isComparable = first && own !== first && (own.weight ?? 0) > 0 && (first.weight ?? 0) > 0;
    const worse = isComparable ? worseFigures(guardrailsOf(own), guardrailsOf(first)) : [];
    return {
      ...own,
      count,
      rate: own.visits === 0 ? 0 : count / own.visits,
      compared: isComparable
        ? comparedRates(countsOf(own, mainFigure), countsOf(first, mainFigure))
        : undefined,
      worse: worse.filter((figure) => guards.includes(figure)),
    };
  };
  return { mainFigure, guards, groups: groups.map(figuresOf), verdict };
}

export interface DaysAhead {
  readonly group: string;
  /** Days on which its rate was above the first group's. */
  readonly ahead: number;
  /** Days on which both had visits. */
  readonly of: number;
}

/** How often each group was ahead of the first one, day by day. */
export function daysAhead({ days, groups }: Pick<ExperimentRecord, 'days' | 'groups'>): readonly DaysAhead[] {
  const rows = days.map((day) => new Map(day.groups.map((each) => [each.group, each])));
  const [first, ...others] = groups.map(({ group }) => group);
  return others.map((group) => {
    const pairs = rows.flatMap((row) => {
      const [own, other] = [row.get(group), row.get(first ?? '')];
      return own && other && own.visits > 0 && other.visits > 0
        ? [own.count / own.visits - other.count / other.visits]
        : [];
    });
    return { group, ahead: pairs.filter((difference) => difference > 0).length, of: pairs.length };
  });
}
