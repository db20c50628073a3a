import type { Kysely } from 'kysely';
import { bucketOf } from '../../../calls/counting/vitalBuckets';
import { vitalBounds } from '../../../../kernel/vitals';
import { groupNames } from '../../../../template/documentExperiments';
import type { Database } from '../../../store/database';
import { textOf } from '../../../store/decodeRow';
import { eventKinds } from '../../../store/tables/operationTables';
import { type EventCounts, isEventKind, noEvents } from '../../insight/statistics/countReader';

/** What was counted of one group on one day or in one month. */
interface GroupPeriod {
  readonly period: string;
  readonly counts: EventCounts;
}

/** Numbers of visits in which it happened. */
interface GroupReports {
  readonly faults: number;
  readonly loads: number;
  readonly slowLoads: number;
  readonly answers: number;
  readonly slowAnswers: number;
}

export const noReports: GroupReports = { faults: 0, loads: 0, slowLoads: 0, answers: 0, slowAnswers: 0 };

/** Events of each group by its name, `e1:a`, over all that is kept. A visitor belongs to a group in each experiment at once. */
export async function readGroupPeriods(
  database: Kysely<Database>,
  templateId: string,
): Promise<ReadonlyMap<string, readonly GroupPeriod[]>> {
  const rows = await database
    .selectFrom('template_counts')
    .where('template_id', '=', templateId)
    .where('kind', 'in', [...eventKinds])
    .where('variant', '<>', '')
    .select(['period', 'variant', 'kind'])
    .select(({ fn }) => fn.sum('count').as('total'))
    .groupBy(['period', 'variant', 'kind'])
    .orderBy('period')
    .execute();
  const groups = new Map<string, Map<string, EventCounts>>();
  for (const { period, variant, kind, total } of rows) {
    if (!isEventKind(kind)) continue;
    for (const name of groupNames(variant)) {
      const periods = groups.get(name) ?? new Map<string, EventCounts>();
      const counts = periods.get(period) ?? noEvents;
      // PostgreSQL sums bigints to a numeric, which comes as text.
      periods.set(period, { ...counts, [kind]: counts[kind] + Number(total) });
      groups.set(name, periods);
    }
  }
  return new Map(
    [...groups].map(([name, periods]) => [
      name,
      [...periods].map(([period, counts]) => ({ period, counts })),
    ]),
  );
}

const isSlow = (name: 'LCP' | 'INP', label: string): boolean =>
  Number(label) > bucketOf(name, vitalBounds[name].good);

/** What phones reported of each group by its name, `e1:a`. */
export async function readGroupReports(
  database: Kysely<Database>,
  templateId: string,
): Promise<ReadonlyMap<string, GroupReports>> {
  const rows = await database
    .selectFrom('template_counts')
    .where('template_id', '=', templateId)
    .where('kind', 'in', ['LCP', 'INP', 'fault'])
    .where('variant', '<>', '')
    .select(['variant', 'kind', 'label'])
    .select(({ fn }) => fn.sum('count').as('total'))
    .groupBy(['variant', 'kind', 'label'])
    .execute();
  const reports = new Map<string, GroupReports>();
  const faults = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const [label, total] = [textOf(row, 'label'), Number(row.total)];
    for (const name of groupNames(row.variant)) {
      const known = reports.get(name) ?? noReports;
      if (row.kind === 'LCP') {
        const slowLoads = known.slowLoads + (isSlow('LCP', label) ? total : 0);
        reports.set(name, { ...known, loads: known.loads + total, slowLoads });
      } else if (row.kind === 'INP') {
        const slowAnswers = known.slowAnswers + (isSlow('INP', label) ? total : 0);
        reports.set(name, { ...known, answers: known.answers + total, slowAnswers });
      } else {
        // A visit tells each fault once, and may tell several: those of one block are visits.
        const own = faults.get(name) ?? new Map<string, number>();
        own.set(label, (own.get(label) ?? 0) + total);
        faults.set(name, own);
        reports.set(name, { ...known, faults: Math.max(known.faults, own.get(label) ?? 0) });
      }
    }
  }
  return reports;
}
