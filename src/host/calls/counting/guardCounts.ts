import type { Kysely } from 'kysely';
import { guardArm, type GuardSide } from '../../../kernel/guardArm';
import { vitalBounds } from '../../../kernel/vitals';
import type { Database } from '../../store/database';
import { bucketOf, vitalFigures } from './vitalBuckets';

/** What was counted of one revision since a guard began, among visits that were dealt out. */
export interface GuardFigures {
  readonly visits: number;
  readonly registrations: number;
  /** Visits with a fault of the block that failed most often: a visit tells each fault once, and may tell several. */
  readonly faults: number;
  readonly slowLoads: number;
  readonly slowAnswers: number;
  /** 75th percentiles in ms; null: no phone has reported yet. */
  readonly lcp: number | null;
  readonly inp: number | null;
}

interface Counted {
  readonly kind: string;
  readonly label: string;
  readonly count: number;
}

const totalOf = (rows: readonly Counted[], kind: string): number =>
  rows.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0);

function mostFrequent(rows: readonly Counted[], kind: string): number {
  const labels = [...new Set(rows.filter((row) => row.kind === kind).map(({ label }) => label))];
  const counts = labels.map((label) =>
    totalOf(
      rows.filter((row) => row.label === label),
      kind,
    ),
  );
  return Math.max(0, ...counts);
}

function vitalOf(rows: readonly Counted[], name: 'LCP' | 'INP') {
  const histogram = new Map<number, number>();
  for (const { kind, label, count } of rows)
    if (kind === name) histogram.set(Number(label), (histogram.get(Number(label)) ?? 0) + count);
  const good = bucketOf(name, vitalBounds[name].good);
  const slow = [...histogram].reduce((sum, [bucket, count]) => sum + (bucket > good ? count : 0), 0);
  return { slow, p75: vitalFigures(name, histogram)?.p75 ?? null };
}

function figuresOf(rows: readonly Counted[]): GuardFigures {
  const [lcp, inp] = [vitalOf(rows, 'LCP'), vitalOf(rows, 'INP')];
  return {
    visits: totalOf(rows, 'visit'),
    registrations: totalOf(rows, 'registration'),
    faults: mostFrequent(rows, 'fault'),
    slowLoads: lcp.slow,
    slowAnswers: inp.slow,
    lcp: lcp.p75,
    inp: inp.p75,
  };
}

/** Both revisions of a guard, by the revision that was really shown. */
export async function readGuardCounts(
  database: Kysely<Database>,
  templateId: string,
  sequence: number,
): Promise<{ readonly before: GuardFigures; readonly after: GuardFigures }> {
  const rows = await database
    .selectFrom('template_counts')
    .select(['kind', 'label', 'variant'])
    .select(({ fn }) => fn.sum<number | string>('count').as('total'))
    .where('template_id', '=', templateId)
    .where('variant', 'like', `%guard.${sequence}:%`)
    .where('kind', 'in', ['visit', 'registration', 'fault', 'LCP', 'INP'])
    .groupBy(['kind', 'label', 'variant'])
    .execute();
  const of = (side: GuardSide): GuardFigures => {
    const arm = guardArm(sequence, side);
    return figuresOf(
      rows
        .filter(({ variant }) => variant.split(',').includes(arm))
        // PostgreSQL sums bigints to a numeric, which comes as text.
        .map(({ kind, label, total }) => ({ kind, label, count: Number(total) })),
    );
  };
  return { before: of('old'), after: of('new') };
}
