import { plannedVisits } from './plan';
import { ratioInterval, type RatioInterval, sequentialTest, type Successes } from './sequentialTest';

/** What is watched while a new revision is shown to some visitors only. Numbers of visits in which it happened. */
export const guardedFigures = ['registrations', 'faults', 'slowLoads', 'slowAnswers'] as const;
export type GuardedFigure = (typeof guardedFigures)[number];

interface Guard {
  /** The side on which the new revision is worse. */
  readonly worse: 'above' | 'below';
  /** Ratio to the old revision from which on it counts as worse. */
  readonly tolerated: number;
  /** Chance of a rollback for nothing, over the whole time. */
  readonly level: number;
}

/** Together 5 %: of a hundred publications that change nothing at most five are rolled back. */
export const guards: Readonly<Record<GuardedFigure, Guard>> = {
  registrations: { worse: 'below', tolerated: 1, level: 0.03 },
  faults: { worse: 'above', tolerated: 1, level: 0.01 },
  // The page of the smaller share is put together on the phone, which costs a little by itself.
  slowLoads: { worse: 'above', tolerated: 1.25, level: 0.005 },
  slowAnswers: { worse: 'above', tolerated: 1.25, level: 0.005 },
};

/** Share of visitors who get the new revision where nobody says another one. */
export const defaultShare = 0.25;
/** The loss of registrations that is said to be excluded before the new revision goes to everybody, as a ratio. */
export const excludedLoss = 0.7;

export type GuardedCounts = Readonly<
  Record<GuardedFigure, { readonly before: number; readonly after: number }>
>;

export type GuardDecision =
  { readonly status: 'watching' | 'notWorse' } | { readonly status: 'worse'; readonly figure: GuardedFigure };

const successesOf = ({ before, after }: { before: number; after: number }): Successes => ({
  own: after,
  others: before,
});

/**
 * Makes what says whether a new revision goes back, goes to everybody or is watched on. It may be asked at any moment.
 * @param share of visitors who get the new revision, between 0 and 1
 */
export function guardOf(share: number): (counts: GuardedCounts) => GuardDecision {
  const watched = guardedFigures.map((figure) => {
    const { worse, tolerated, level } = guards[figure];
    return { figure, isWorse: sequentialTest({ weight: share, side: worse, ratio: tolerated, level }) };
  });
  const { level } = guards.registrations;
  const isGood = sequentialTest({ weight: share, side: 'above', ratio: excludedLoss, level });
  return (counts) => {
    const worse = watched.find(({ figure, isWorse }) => isWorse(successesOf(counts[figure])));
    if (worse) return { status: 'worse', figure: worse.figure };
    return { status: isGood(successesOf(counts.registrations)) ? 'notWorse' : 'watching' };
  };
}

/** Visits after which four of five revisions that lose as much as `excludedLoss` says have been rolled back. */
export const plannedGuardVisits = (rate: number, share: number, ratio = excludedLoss): number =>
  plannedVisits({ weight: share, rate, ratio, level: guards.registrations.level });

/** How registrations compare with those of the old revision; holds at whatever moment one looks. Undefined: nobody registered. */
export const comparedRegistrations = (
  share: number,
  counts: { readonly before: number; readonly after: number },
): RatioInterval | undefined =>
  counts.before + counts.after === 0
    ? undefined
    : ratioInterval(share, successesOf(counts), guards.registrations.level);
