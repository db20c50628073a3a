import type { Kysely, Selectable } from 'kysely';
import type { EditorGuard } from '../../../../generated/editor';
import { isRecord } from '../../../../kernel/record';
import type { Database } from '../../../store/database';
import type { GuardedPublicationRow } from '../../../store/tables/templateTables';

const guardReply = (row: Selectable<GuardedPublicationRow>): EditorGuard => ({
  sequence: row.sequence,
  revision: row.revision,
  previousRevision: row.previous_revision,
  sharePercent: row.share_percent,
  plannedVisits: row.planned_visits,
  startedAt: row.started_at,
  outcome: row.outcome,
  // Written by decideGuards and by nothing else.
  figure: row.figure as EditorGuard['figure'],
  endedAt: row.ended_at,
  endedByName: row.ended_by,
});

/** The guard that runs, else the one that ended last. */
export async function findLastGuard(
  database: Kysely<Database>,
  id: string,
): Promise<EditorGuard | undefined> {
  const row = await database
    .selectFrom('guarded_publications')
    .selectAll()
    .where('template_id', '=', id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && guardReply(row);
}

/** What was counted of both revisions by the end of a guard; undefined: it runs, or nothing was kept yet. */
export async function findKeptCounts(
  database: Kysely<Database>,
  sequence: number,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const row = await database
    .selectFrom('guarded_publications')
    .select('counts')
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  const counts: unknown = JSON.parse(row?.counts ?? 'null');
  return isRecord(counts) ? counts : undefined;
}

/** By template id: guards that run, and those that the host ended by itself and nobody has read of. The newest of each. */
export async function findGuards(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EditorGuard>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('guarded_publications')
    .selectAll()
    .where('template_id', 'in', ids)
    .where(({ or, and, eb }) =>
      or([
        eb('ended_at', 'is', null),
        and([
          eb('ended_by', 'is', null),
          eb('read_at', 'is', null),
          eb('outcome', 'in', ['rolledBack', 'released']),
        ]),
      ]),
    )
    .orderBy('sequence')
    .execute();
  return new Map(rows.map((row) => [row.template_id, guardReply(row)]));
}
