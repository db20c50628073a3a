import type { Kysely } from 'kysely';
import { guardGroup, type GuardSide } from '../../../kernel/guardGroup';
import type { GuardedCounts } from '../../../experiments/guardedPublication';
import type { Database } from '../../store/database';
import { readGuardSignals } from './readGuardSignals';
import { vitalFigures } from './vitalBuckets';

/**
 * What was counted of one revision since a guard began, among visits that were dealt out. Faults and slowness, which anybody
 * can tell, are those that the guard hears (`readGuardSignals`).
 */
export interface GuardFigures {
  readonly visits: number;
  readonly registrations: number;
  /** Visits with a fault of the block that failed most often: a visit tells each fault once, and may tell several. */
  readonly faults: number;
  readonly slowLoads: number;
  readonly slowAnswers: number;
  /** 75th percentiles in ms; null: no phone has reported yet, or more were told than there were visits. */
  readonly lcp: number | null;
  readonly inp: number | null;
}

export interface GuardSides {
  readonly before: GuardFigures;
  readonly after: GuardFigures;
}

interface Counted {
  readonly kind: string;
  readonly label: string;
  readonly count: number;
}

const totalOf = (rows: readonly Counted[], kind: string): number =>
  rows.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0);

function percentileOf(rows: readonly Counted[], name: 'LCP' | 'INP'): number | null {
  // Each visit tells one: who tells more makes them up.
  if (totalOf(rows, name) > totalOf(rows, 'visit')) return null;
  const histogram = new Map<number, number>();
  for (const { kind, label, count } of rows)
    if (kind === name) histogram.set(Number(label), (histogram.get(Number(label)) ?? 0) + count);
  return vitalFigures(name, histogram)?.p75 ?? null;
}

function figuresOf(rows: readonly Counted[], signals: GuardedCounts, side: GuardSide): GuardFigures {
  const heard = (figure: 'faults' | 'slowLoads' | 'slowAnswers'): number =>
    signals[figure].reduce(
      (sum, { before, after, networks }) => sum + (side === 'old' ? before : after) * networks,
      0,
    );
  return {
    visits: totalOf(rows, 'visit'),
    registrations: totalOf(rows, 'registration'),
    faults: heard('faults'),
    slowLoads: heard('slowLoads'),
    slowAnswers: heard('slowAnswers'),
    lcp: percentileOf(rows, 'LCP'),
    inp: percentileOf(rows, 'INP'),
  };
}

/** Both revisions of a guard that runs, by the revision that was really shown. */
export async function readGuardCounts(
  database: Kysely<Database>,
  templateId: string,
  sequence: number,
): Promise<GuardSides> {
  const rows = await database
    .selectFrom('template_counts')
    .select(['kind', 'label', 'variant'])
    .select(({ fn }) => fn.sum<number | string>('count').as('total'))
    .where('template_id', '=', templateId)
    .where('variant', 'like', `%guard.${sequence}:%`)
    .where('kind', 'in', ['visit', 'registration', 'LCP', 'INP'])
    .groupBy(['kind', 'label', 'variant'])
    .execute();
  const signals = await readGuardSignals(database, sequence);
  const of = (side: GuardSide): GuardFigures => {
    const group = guardGroup(sequence, side);
    return figuresOf(
      rows
        .filter(({ variant }) => variant.split(',').includes(group))
        // PostgreSQL sums bigints to a numeric, which comes as text.
        .map(({ kind, label, total }) => ({ kind, label, count: Number(total) })),
      signals,
      side,
    );
  };
  return { before: of('old'), after: of('new') };
}
