import { ratioInterval, sequentialTest, type RatioInterval, type Successes } from './sequentialTest';

/** What was counted of one group of an experiment. */
export interface GroupCounts {
  readonly group: string;
  /** Not negative; only its share of all groups' weights matters. */
  readonly weight: number;
  readonly visits: number;
  readonly registrations: number;
}

/** Chance of a wrong winner, over the whole life of an experiment. */
const winnerLevel = 0.05;
/** Chance that a split as it should be is called wrong; small, since it takes the verdict away. */
const mismatchLevel = 0.001;

/**
 * `none`: nobody came. `mismatch`: groups don't get the visits that their weights give them, so nothing else can be
 * believed. `better`: `best` has a higher rate than each other group.
 */
export type Verdict =
  | { readonly status: 'none' | 'undecided' }
  | { readonly status: 'mismatch' | 'better'; readonly group: string };

const sumOf = (groups: readonly GroupCounts[], figure: 'weight' | 'visits'): number =>
  groups.reduce((sum, group) => sum + group[figure], 0);

/** A group whose visits are hardly by chance so far from its weight; undefined: the split is as it should be. */
export function mismatchedGroup(groups: readonly GroupCounts[]): string | undefined {
  const [weights, visits] = [sumOf(groups, 'weight'), sumOf(groups, 'visits')];
  const getting = groups.filter(({ weight }) => weight > 0);
  if (getting.length < 2) return undefined;
  // Two sides of each group are looked at.
  const level = mismatchLevel / (2 * getting.length);
  return getting.find(({ weight, visits: own }) =>
    (['above', 'below'] as const).some((side) =>
      sequentialTest({ weight: weight / weights, side, level })({ own, others: visits - own }),
    ),
  )?.group;
}

const pairWeight = (own: GroupCounts, other: GroupCounts): number => own.weight / (own.weight + other.weight);

const registrationsOf = (own: GroupCounts, other: GroupCounts): Successes => ({
  own: own.registrations,
  others: other.registrations,
});

/** How the rate of a group compares with that of another one, at whatever moment one looks. */
export const comparedRates = (own: GroupCounts, other: GroupCounts): RatioInterval =>
  ratioInterval(pairWeight(own, other), registrationsOf(own, other), winnerLevel);

const isBetter = (own: GroupCounts, other: GroupCounts, level: number): boolean =>
  sequentialTest({ weight: pairWeight(own, other), side: 'above', level })(registrationsOf(own, other));

/** The error that each comparison of two groups may have: each ordered pair is one chance of a wrong winner. */
export const pairLevel = (groups: number): number => winnerLevel / (groups * (groups - 1));

/** What an experiment says so far. It may be asked for at any moment and as often as one likes. */
export function verdictOf(groups: readonly GroupCounts[]): Verdict {
  if (sumOf(groups, 'visits') === 0) return { status: 'none' };
  const mismatched = mismatchedGroup(groups);
  if (mismatched !== undefined) return { status: 'mismatch', group: mismatched };
  const running = groups.filter(({ weight }) => weight > 0);
  const level = pairLevel(running.length);
  const best = running.find(
    (own) => running.length > 1 && running.every((other) => other === own || isBetter(own, other, level)),
  );
  return best ? { status: 'better', group: best.group } : { status: 'undecided' };
}
