import { sql, type Kysely } from 'kysely';
import type { Database } from '../../store/database';
import { lockChain } from './evidenceChain';
import { chainRows } from './evidenceStore';

/** A host of the version before may still say what came of such a call. */
const settledAfterMs = 10 * 60_000;
const rowsAtOnce = 500;

/**
 * Chains evidence that a version before the chain wrote, a host of which may serve while the tables go forward. Resolves
 * with how many rows; undefined: none.
 * @param now epoch milliseconds
 */
export async function chainEarlierEvidence(
  database: Kysely<Database>,
  now: number,
  signal?: AbortSignal,
): Promise<{ readonly rows: number } | undefined> {
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const count = await database.transaction().execute(async (open) => {
      await lockChain(open);
      const rows = await open
        .selectFrom('agreement_evidence')
        .selectAll()
        .where('shown_at', '<', now - settledAfterMs)
        .where(
          sql<boolean>`not exists (select 1 from evidence_links where evidence_id = agreement_evidence.id)`,
        )
        .orderBy('shown_at')
        .orderBy('id')
        .limit(rowsAtOnce)
        .execute();
      if (rows.length > 0) await chainRows(open, rows, now);
      return rows.length;
    });
    total += count;
    if (count < rowsAtOnce) return total > 0 ? { rows: total } : undefined;
  }
}
