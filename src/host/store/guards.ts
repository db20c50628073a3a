import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from './database';
import type { GuardedPublicationRow } from './tables/templateTables';
import type { GuardFindings, GuardRequest, PublicationAction } from './templateStore';

type GuardRow = Selectable<GuardedPublicationRow>;

/** The guard that runs on a template; at most one does. */
export const findRunningGuard = (database: Kysely<Database>, id: string): Promise<GuardRow | undefined> =>
  database
    .selectFrom('guarded_publications')
    .selectAll()
    .where('template_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

interface Moved {
  readonly id: string;
  readonly action: PublicationAction;
  readonly revision: number | undefined;
  readonly publishedAt: number;
  /** Null: the host by itself. */
  readonly endedBy: string | null;
  readonly findings: GuardFindings | undefined;
}

function outcomeOf({ action, revision }: Moved, guard: GuardRow): GuardRow['outcome'] {
  if (action === 'release') return 'released';
  return action === 'rollback' && revision === guard.previous_revision ? 'rolledBack' : 'replaced';
}

/** Ends the guard that runs, if one does; the counter is locked. */
export async function endGuard(transaction: Transaction<Database>, moved: Moved): Promise<void> {
  const guard = await findRunningGuard(transaction, moved.id);
  if (!guard) return;
  await transaction
    .updateTable('guarded_publications')
    .set({
      outcome: outcomeOf(moved, guard),
      figure: moved.findings?.figure ?? null,
      counts: moved.findings?.counts ?? null,
      ended_at: moved.publishedAt,
      ended_by: moved.endedBy,
    })
    .where('sequence', '=', guard.sequence)
    .execute();
}

interface Started extends GuardRequest {
  readonly sequence: number;
  readonly id: string;
  readonly revision: number;
  readonly previousRevision: number;
  readonly at: number;
}

export async function startGuard(transaction: Transaction<Database>, started: Started): Promise<void> {
  const { sequence, id, revision, previousRevision, sharePercent, plannedVisits, at } = started;
  await transaction
    .insertInto('guarded_publications')
    .values({
      sequence,
      template_id: id,
      revision,
      previous_revision: previousRevision,
      share_percent: sharePercent,
      planned_visits: plannedVisits,
      started_at: at,
      outcome: null,
      figure: null,
      counts: null,
      ended_at: null,
      ended_by: null,
      read_at: null,
      read_by: null,
    })
    .execute();
}
