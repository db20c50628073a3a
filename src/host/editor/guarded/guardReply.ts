import type { Kysely, Selectable } from 'kysely';
import type { EditorGuard } from '../../../generated/editor';
import type { Database } from '../../store/database';
import type { GuardedPublicationRow } from '../../store/tables/templateTables';

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

/** The same, unless something has been moved since by whoever it was: then it is of the past. */
export async function findGuard(database: Kysely<Database>, id: string): Promise<EditorGuard | undefined> {
  const guard = await findLastGuard(database, id);
  if (!guard || guard.outcome === null) return guard;
  const last = await database
    .selectFrom('template_publications')
    .select('published_at')
    .where('template_id', '=', id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.published_at === guard.endedAt && guard.outcome !== 'replaced' ? guard : undefined;
}
