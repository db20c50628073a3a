import { plannedVisits } from './plan';
import { robustTest } from './robustTest';
import { type Question, ratioInterval, type RatioInterval } from './sequentialTest';

/** What is watched while a new revision is shown to some visitors only. Numbers of visits in which it happened. */
export const guardedFigures = ['registrations', 'faults', 'slowLoads', 'slowAnswers'] as const;
export type GuardedFigure = (typeof guardedFigures)[number];

/** Fewer networks that speak for it decide nothing: anybody may tell what they like, and a person has one network or a few. */
export const leastNetworks = 10;

interface Guard {
  /** The side on which the new revision is worse. */
  readonly worse: 'above' | 'below';
  /** Ratio to the old revision from which on it counts as worse. */
  readonly tolerated: number;
  /** Chance of a rollback for nothing, over the whole time. */
  readonly level: number;
  /** Networks that are not heard, those that speak loudest for the figure. */
  readonly leftOut: number;
}

/** Who tells faults and times is asked for nothing, so a visitor with one network fewer than needed is not heard at all. */
const anybody = leastNetworks - 1;

/** Together 5 %: of a hundred publications that change nothing at most five are rolled back. */
export const guards: Readonly<Record<GuardedFigure, Guard>> = {
  // A registration is the lender's own reply, and takes a telephone that gets a code. Each network that is left out costs time.
  registrations: { worse: 'below', tolerated: 1, level: 0.03, leftOut: 1 },
  faults: { worse: 'above', tolerated: 1, level: 0.01, leftOut: anybody },
  // The page of the smaller share is put together on the phone, which costs a little by itself.
  slowLoads: { worse: 'above', tolerated: 1.25, level: 0.005, leftOut: anybody },
  slowAnswers: { worse: 'above', tolerated: 1.25, level: 0.005, leftOut: anybody },
};

/** Share of visitors who get the new revision where nobody says another one. */
export const defaultShare = 0.25;
/** The loss of registrations that is said to be excluded before the new revision goes to everybody, as a ratio. */
export const excludedLoss = 0.7;

/**
 * Signals of one figure that a network is heard with, of both sides together: the first ones, whichever side they are of,
 * so that neither side is favoured. One that floods a side can neither help nor hide more than this.
 */
export const mostSignalsOfNetwork = 100;

/** Numbers of visits by side that each of some networks told of. */
export interface CountsByNetwork {
  readonly before: number;
  readonly after: number;
  readonly networks: number;
}

export type GuardedCounts = Readonly<Record<GuardedFigure, readonly CountsByNetwork[]>>;

export type GuardDecision =
  { readonly status: 'watching' | 'notWorse' } | { readonly status: 'worse'; readonly figure: GuardedFigure };

const successesOf = ({ before, after }: { readonly before: number; readonly after: number }) => ({
  own: after,
  others: before,
});

/** Of one figure, by networks. */
function testOf(question: Question, { leftOut }: Guard): (told: readonly CountsByNetwork[]) => boolean {
  const isSo = robustTest(question, { leftOut, least: leastNetworks });
  return (told) => isSo(told.map((each) => ({ ...successesOf(each), networks: each.networks })));
}

/**
 * Makes what says whether a new revision goes back, goes to everybody or is watched on. It may be asked at any moment.
 * @param share of visitors who get the new revision, between 0 and 1
 */
export function guardDecider(share: number): (counts: GuardedCounts) => GuardDecision {
  const watched = guardedFigures.map((figure) => {
    const guard = guards[figure];
    const { worse, tolerated, level } = guard;
    return { figure, isWorse: testOf({ weight: share, side: worse, ratio: tolerated, level }, guard) };
  });
  const { level } = guards.registrations;
  const isGood = testOf({ weight: share, side: 'above', ratio: excludedLoss, level }, guards.registrations);
  return (counts) => {
    const worse = watched.find(({ figure, isWorse }) => isWorse(counts[figure]));
    if (worse) return { status: 'worse', figure: worse.figure };
    return { status: isGood(counts.registrations) ? 'notWorse' : 'watching' };
  };
}

/** What it costs to leave the loudest network unheard, as the simulation finds it. */
const costOfDoubt = 1.15;

/** Visits after which four of five revisions that lose as much as `excludedLoss` says have been rolled back. */
export const plannedGuardVisits = (rate: number, share: number, ratio = excludedLoss): number =>
  Math.ceil(costOfDoubt * plannedVisits({ weight: share, rate, ratio, level: guards.registrations.level }));

/** How registrations compare with those of the old revision; holds at whatever moment one looks. Undefined: nobody registered. */
export const comparedRegistrations = (
  share: number,
  counts: { readonly before: number; readonly after: number },
): RatioInterval | undefined =>
  counts.before + counts.after === 0
    ? undefined
    : ratioInterval(share, successesOf(counts), guards.registrations.level);
