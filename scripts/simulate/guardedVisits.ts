import {
  defaultShare,
  type GuardedCounts,
  type GuardedFigure,
  guardedFigures,
  guardDecider,
  mostSignalsOfNetwork,
} from '../../src/experiments/guardedPublication';

/** Registrations a visit. */
export const rate = 0.05;
const faultRate = 0.004;
const slowRate = 0.2;

/** Half of the visits come by the few networks of mobile carriers, the others by those of homes. */
const carriers = 40;
const homes = 2_000;

export interface Forger {
  readonly networks: number;
  /** Of all visits that are told. */
  readonly share: number;
}

export interface GuardedRun {
  /** Registrations a visit of the new revision, as a ratio to those of the old one. */
  readonly ratio: number;
  readonly forger?: Forger | undefined;
  readonly visits: number;
}

/** The host looks at times, not after each visit. */
const visitsBetweenLooks = 200;

type Random = () => number;
type Side = 'before' | 'after';
interface Told {
  before: number;
  after: number;
}

/** What networks told of one figure; how many told the same is kept as it changes, since a look goes over all of it. */
class FigureCounts {
  private readonly told = new Map<number, Told>();
  private readonly alike = new Map<string, Told & { networks: number }>();

  add(network: number, side: Side): void {
    const { before, after } = this.told.get(network) ?? { before: 0, after: 0 };
    if (before + after >= mostSignalsOfNetwork) return;
    const next = { before, after, [side]: (side === 'before' ? before : after) + 1 };
    this.told.set(network, next);
    this.move({ before, after }, -1);
    this.move(next, 1);
  }

  private move(told: Told, networks: number): void {
    const key = `${told.before} ${told.after}`;
    const left = (this.alike.get(key)?.networks ?? 0) + networks;
    if (left <= 0) this.alike.delete(key);
    else this.alike.set(key, { ...told, networks: left });
  }

  get counts() {
    return [...this.alike.values()];
  }
}

type Counting = Readonly<Record<GuardedFigure, FigureCounts>>;

const decide = guardDecider(defaultShare);
const isHit = (random: Random, chance: number): boolean => random() < chance;
const countsOf = (told: Counting): GuardedCounts => ({
  registrations: told.registrations.counts,
  faults: told.faults.counts,
  slowLoads: told.slowLoads.counts,
  slowAnswers: told.slowAnswers.counts,
});

/** Whoever wants the new revision taken back tells the worst of it; a registration nobody can make up. */
function forgeVisit(told: Counting, random: Random, { networks }: Forger): void {
  const network = -1 - Math.floor(random() * networks);
  for (const figure of guardedFigures) if (figure !== 'registrations') told[figure].add(network, 'after');
}

function countVisit(told: Counting, random: Random, ratio: number): void {
  const network = Math.floor(isHit(random, 0.5) ? random() * carriers : carriers + random() * homes);
  const side: Side = isHit(random, defaultShare) ? 'after' : 'before';
  if (isHit(random, rate * (side === 'after' ? ratio : 1))) told.registrations.add(network, side);
  if (isHit(random, faultRate)) told.faults.add(network, side);
  if (isHit(random, slowRate)) told.slowLoads.add(network, side);
  if (isHit(random, slowRate)) told.slowAnswers.add(network, side);
}

/** Visits until the guard rolls a publication back; undefined: it did not. */
export function visitsToRollback(random: Random, { ratio, forger, visits }: GuardedRun): number | undefined {
  const told = {
    registrations: new FigureCounts(),
    faults: new FigureCounts(),
    slowLoads: new FigureCounts(),
    slowAnswers: new FigureCounts(),
  };
  for (let visit = 1; visit <= visits; visit += 1) {
    if (forger && isHit(random, forger.share)) forgeVisit(told, random, forger);
    else countVisit(told, random, ratio);
    if (visit % visitsBetweenLooks > 0) continue;
    const { status } = decide(countsOf(told));
    if (status === 'worse') return visit;
    if (status === 'notWorse') return undefined;
  }
  return undefined;
}
