import {
  guardOf,
  defaultShare,
  plannedGuardVisits,
  type GuardedFigure,
} from '../../src/experiments/guardedPublication';
import { mismatchedGroup, verdictOf } from '../../src/experiments/verdict';
import { randomNumbers } from './random';

const visitsADay = 2_000;
const days = 28;
/** Registrations a visit. */
const rate = 0.05;
const faultRate = 0.004;
const slowRate = 0.2;

export interface Simulation {
  /** Share of experiments of two like groups that named a winner at one of the daily looks. */
  readonly falseWinners: number;
  /** Share of publications that changed nothing and were rolled back. */
  readonly falseRollbacks: number;
  /** Median of the visits until a revision that loses 30 % of the registrations was rolled back; null: not half of them were. */
  readonly visitsToRollback: number | null;
  /** What was said beforehand: by then four of five are. */
  readonly plannedVisits: number;
  /** Whether 5,500 visits of 10,000 where 5,000 were due are called a wrong split. */
  readonly ratioMismatchFlagged: boolean;
}

const decide = guardOf(defaultShare);

type Random = () => number;
type Counting = Record<GuardedFigure, { before: number; after: number }>;

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

function countVisit(counts: Counting, random: Random, ratio: number): boolean {
  const arm = random() < defaultShare ? 'after' : 'before';
  const happened = [
    [counts.registrations, random() < rate * (arm === 'after' ? ratio : 1)],
    [counts.faults, random() < faultRate],
    [counts.slowLoads, random() < slowRate],
    [counts.slowAnswers, random() < slowRate],
  ] as const;
  const changed = happened.filter(([, isCounted]) => isCounted);
  for (const [figure] of changed) figure[arm] += 1;
  return changed.length > 0;
}

/** Visits until the guard rolls a publication back, looked at after each visit; undefined: it did not. */
function visitsToRollback(random: Random, ratio: number): number | undefined {
  const none = () => ({ before: 0, after: 0 });
  const counts = { registrations: none(), faults: none(), slowLoads: none(), slowAnswers: none() };
  for (let visit = 1; visit <= days * visitsADay; visit += 1) {
    if (!countVisit(counts, random, ratio)) continue;
    const { status } = decide(counts);
    if (status === 'worse') return visit;
    if (status === 'notWorse') return undefined;
  }
  return undefined;
}

/** The lower median; null where it is not among the numbers that were found. */
function medianOf(found: readonly (number | undefined)[]): number | null {
  const sorted = found.map((visits) => visits ?? Infinity).sort((one, other) => one - other);
  const median = sorted[Math.ceil(sorted.length / 2) - 1] ?? Infinity;
  return Number.isFinite(median) ? median : null;
}

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
    falseRollbacks:
      times(() => visitsToRollback(random, 1)).filter((found) => found !== undefined).length / runs,
    visitsToRollback: medianOf(times(() => visitsToRollback(random, 0.7))),
    plannedVisits: plannedGuardVisits(rate, defaultShare),
    ratioMismatchFlagged: mismatchedGroup(split) !== undefined,
  };
}
