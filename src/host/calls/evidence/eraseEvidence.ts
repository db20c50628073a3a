import type { Transaction } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deleting } from '../../store/deleteRows';
import type { Database } from '../../store/database';
import { appendLinks, chained, lockChain, type LinkKind } from './evidenceChain';

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
  const known = await chained(open, ids);
  // What an earlier version wrote and nobody has chained yet leaves nothing behind.
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

/** Erases what was shown before a moment, some a transaction with rests between. */
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
