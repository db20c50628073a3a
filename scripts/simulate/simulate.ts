import { defaultShare, leastNetworks, plannedGuardVisits } from '../../src/experiments/guardedPublication';
import { mismatchedGroup, verdictOf } from '../../src/experiments/verdict';
import { type Forger, rate, visitsToRollback } from './guardedVisits';
import { randomNumbers } from './random';

const visitsADay = 2_000;
const days = 28;
const visits = days * visitsADay;

export interface Simulation {
  /** Share of experiments of two like groups that named a winner at one of the daily looks. */
  readonly falseWinners: number;
  /** Share of publications that changed nothing and were rolled back. */
  readonly falseRollbacks: number;
  /** The same where somebody makes up the worst of the new revision, from as many networks as decide nothing. */
  readonly forgedRollbacks: number;
  readonly forger: Forger;
  /** Median of the visits until a revision that loses 30 % of the registrations was rolled back; null: not half of them were. */
  readonly visitsToRollback: number | null;
  /** What was said beforehand: by then four of five are. */
  readonly plannedVisits: number;
  /** Whether 5,500 visits of 10,000 where 5,000 were due are called a wrong split. */
  readonly ratioMismatchFlagged: boolean;
}

/** As many networks as decide nothing, with a tenth of all that is told. */
const forger: Forger = { networks: leastNetworks - 1, share: 0.1 };

type Random = () => number;

function namesWinner(random: Random): boolean {
  const groups = ['a', 'b'].map((group) => ({ group, weight: 50, visits: 0, registrations: 0 }));
  for (let day = 0; day < days; day += 1) {
    for (let visit = 0; visit < visitsADay; visit += 1) {
      const group = groups[random() < 0.5 ? 0 : 1];
      if (!group) continue;
      group.visits += 1;
      if (random() < rate) group.registrations += 1;
    }
    if (verdictOf(groups).status === 'better') return true;
  }
  return false;
}

/** The lower median; null where it is not among the numbers that were found. */
function medianOf(found: readonly (number | undefined)[]): number | null {
  const sorted = found.map((visits) => visits ?? Infinity).sort((one, other) => one - other);
  const median = sorted[Math.ceil(sorted.length / 2) - 1] ?? Infinity;
  return Number.isFinite(median) ? median : null;
}

const shareOf = (found: readonly (number | undefined)[]): number =>
  found.filter((visits) => visits !== undefined).length / found.length;

/** @param runs of each kind: experiments, publications that change nothing, publications that lose 30 % */
export function simulate(seed: number, runs = 1_000): Simulation {
  const times = <T>(run: () => T): T[] => Array.from({ length: runs }, run);
  const random = randomNumbers(seed);
  const split = [5_500, 4_500].map((visits, index) => ({
    group: String(index),
    weight: 50,
    visits,
    registrations: 0,
  }));
  return {
    falseWinners: times(() => namesWinner(random)).filter(Boolean).length / runs,
    falseRollbacks: shareOf(times(() => visitsToRollback(random, { ratio: 1, visits }))),
    forgedRollbacks: shareOf(times(() => visitsToRollback(random, { ratio: 1, visits, forger }))),
    forger,
    visitsToRollback: medianOf(times(() => visitsToRollback(random, { ratio: 0.7, visits }))),
    plannedVisits: plannedGuardVisits(rate, defaultShare),
    ratioMismatchFlagged: mismatchedGroup(split) !== undefined,
  };
}
