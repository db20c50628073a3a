import { sql, type Kysely, type Transaction } from 'kysely';
import { claimTurn } from '../housekeeping/claimTurn';
import type { Database } from '../store/database';
import { withoutProtection } from '../store/migrations/protectRows';
import type { Retention } from './retention';

const oneDayMs = 86_400_000;
/** The job is cheap, and what is over may wait a little. */
const onceInMs = 6 * 60 * 60 * 1_000;

/** Rows with an end of their own, which no call looks at after it. */
const withOwnEnd = [
  'call_limit_events',
  'call_limit_subjects',
  'call_replies',
  'editor_invitations',
  'editor_sessions',
  'sandbox_borrowers',
  'sandbox_phones',
  'sandbox_replies',
  'sandbox_sessions',
  'sandbox_sms',
  'sandbox_stumbles',
] as const;

export type Deleted = Readonly<Record<string, number>>;
type Deletion = { executeTakeFirst(): Promise<{ readonly numDeletedRows: bigint } | undefined> };

const countOf = async (deletion: Deletion): Promise<number> => Number((await deletion.executeTakeFirst())?.numDeletedRows ?? 0n);

async function deleteOver(open: Transaction<Database>, now: number): Promise<number> {
  let deleted = await countOf(open.deleteFrom('editor_attempts').where('window_ends_at', '<=', now));
  for (const table of withOwnEnd) deleted += await countOf(open.deleteFrom(table).where('expires_at', '<=', now));
  return deleted;
}

/** Texts go with the last evidence that speaks of them. */
async function deleteEvidence(open: Transaction<Database>, before: number): Promise<number> {
  const deleted = await countOf(open.deleteFrom('agreement_evidence').where('shown_at', '<', before));
  await forgetUnusedTexts(open);
  return deleted;
}

export async function forgetUnusedTexts(open: Transaction<Database>): Promise<void> {
  await sql`
    delete from agreement_texts where not exists
    (select 1 from agreement_evidence
     where page_sha256 = agreement_texts.sha256 or agreement_sha256 = agreement_texts.sha256)`.execute(open);
}

/** Rows of days by their day, rows of months by their month. */
async function deleteStatistics(open: Transaction<Database>, before: number): Promise<number> {
  const day = new Date(before).toISOString().slice(0, 10);
  const month = day.slice(0, 7);
  return (
    (await countOf(open.deleteFrom('template_counts').where('period', '<', month))) +
    (await countOf(open.deleteFrom('sandbox_event_counts').where('day', '<', day)))
  );
}

/** The log can't be changed by the editor or any call; only this job, which is told how long it is kept, shortens it. */
const deleteAudit = (open: Transaction<Database>, before: number): Promise<number> =>
  withoutProtection(open, 'editor_audit', () => countOf(open.deleteFrom('editor_audit').where('at', '<', before)));

const deleteFaults = (open: Transaction<Database>, before: number): Promise<number> =>
  countOf(open.deleteFrom('block_faults').where('last_at', '<', before));

const deleteSandbox = (open: Transaction<Database>, before: number): Promise<number> =>
  countOf(open.deleteFrom('sandbox_registrations').where('registered_at', '<', before));

const deletions: Readonly<Record<keyof Retention, (open: Transaction<Database>, before: number) => Promise<number>>> = {
  evidence: deleteEvidence,
  audit: deleteAudit,
  statistics: deleteStatistics,
  faults: deleteFaults,
  sandbox: deleteSandbox,
};

/**
 * Deletes what is older than it may get, in one transaction on one host at a time.
 * @param now epoch milliseconds
 * @returns how many rows of each kind; undefined where it was done lately
 */
export function deleteExpired(database: Kysely<Database>, retention: Retention, now: number): Promise<Deleted | undefined> {
  return database.transaction().execute(async (open) => {
    if (!(await claimTurn(open, 'retention', now, onceInMs))) return undefined;
    const deleted: Record<string, number> = { over: await deleteOver(open, now) };
    for (const [kind, deleteOlder] of Object.entries(deletions)) {
      // The record's keys are its type's.
      const days = retention[kind as keyof Retention];
      if (days !== undefined) deleted[kind] = await deleteOlder(open, now - days * oneDayMs);
    }
    return deleted;
  });
}
