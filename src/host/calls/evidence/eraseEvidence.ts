import { sql, type Transaction } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deleting } from '../../store/deleteRows';
import { isServer, type Database } from '../../store/database';
import { appendLinks, findChainedEvidence, type LinkKind, lockChain } from './evidenceChain';

/** Why evidence is gone. The database lets a row go only after the chain has said so. */
export type ErasureKind = Extract<LinkKind, 'withdrawn' | 'expired' | 'erased'>;

const idsAtOnce = 500;
const restMs = 5;

async function eraseSome(
  open: Transaction<Database>,
  ids: readonly string[],
  kind: ErasureKind,
  at: number,
): Promise<number> {
  const known = await findChainedEvidence(open, ids);
  // What an earlier version wrote and nobody has findChainedEvidence yet leaves nothing behind.
  const links = ids
    .filter((id) => known.has(id))
    .map((evidenceId) => ({ kind, evidenceId, contentHash: '', at }));
  await appendLinks(open, links);
  await open.deleteFrom('agreement_outcomes').where('evidence_id', 'in', ids).execute();
  const { numDeletedRows } = await open
    .deleteFrom('agreement_evidence')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Deletes evidence and leaves its hashes in the chain, with a link that says why and when, so that the chain can still be
 * verified. Resolves with how many rows.
 * @param at epoch milliseconds
 */
export async function eraseEvidence(
  open: Transaction<Database>,
  ids: readonly string[],
  kind: ErasureKind,
  at: number,
): Promise<number> {
  await lockChain(open);
  let erased = 0;
  for (let start = 0; start < ids.length; start += idsAtOnce)
    erased += await eraseSome(open, ids.slice(start, start + idsAtOnce), kind, at);
  return erased;
}

/** Erases what was shown before a moment and no market has kept any longer, some a transaction with rests between. */
export async function expireEvidence(
  { database, signal }: Deleting,
  before: number,
  now: number,
): Promise<number> {
  let erased = 0;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await database
      .selectFrom('agreement_evidence')
      .select('id')
      .where('shown_at', '<', before)
      .where((row) => row.or([row('kept_until', 'is', null), row('kept_until', '<=', now)]))
      .limit(idsAtOnce)
      .execute();
    if (rows.length === 0) return erased;
    erased += await database.transaction().execute((open) =>
      eraseEvidence(
        open,
        rows.map(({ id }) => id),
        'expired',
        now,
      ),
    );
    await pause(restMs);
  }
}

/** Far below what either database takes as parameters of one statement. */
const textsAtOnce = 500;

const isUnused = sql`
  not exists (select 1 from agreement_evidence where page_sha256 = agreement_texts.sha256) and
  not exists (select 1 from agreement_evidence where agreement_sha256 = agreement_texts.sha256)`;

/**
 * Texts go with the last evidence that speaks of them. A call that shows a text again locks its row until its evidence is
 * written: PostgreSQL waits for them at the lock, and only a statement begun after it sees what they wrote.
 */
export async function forgetUnusedTexts(open: Transaction<Database>): Promise<void> {
  const lock = isServer(open) ? sql`order by sha256 for update` : sql``;
  const { rows } = await sql<{
    readonly sha256: string;
  }>`select sha256 from agreement_texts where ${isUnused} ${lock}`.execute(open);
  for (let start = 0; start < rows.length; start += textsAtOnce) {
    const some = rows.slice(start, start + textsAtOnce).map(({ sha256 }) => sha256);
    await sql`delete from agreement_texts where sha256 in (${sql.join(some)}) and ${isUnused}`.execute(open);
  }
}
