import { dayMs } from '../../../kernel/date';
import { sql } from 'kysely';
import { countedTemplates } from '../../calls/counting/rollUp';
import { expireEvidence, forgetUnusedTexts } from '../../calls/evidence/eraseEvidence';
import { runUnderLease } from '../../store/leases';
import { reasonOf } from '../../../kernel/errors';
import { withoutProtection } from '../../store/migrations/protectRows';
import { deleteRows, type Deleting } from '../../store/deleteRows';
import { givenUpAfterMs } from '../../store/recordEvent';
import type { Retention } from '../../process/settings/retention';
/** The job is cheap, and what is over may wait a little. */
const onceInMs = 6 * 60 * 60 * 1_000;

/** Rows with an end of their own, which no call looks at after it. */
const withOwnEnd = [
  'call_limit_events',
  'call_limit_subjects',
  'call_replies',
  'editor_factor_setups',
  'editor_invitations',
  'editor_pending_sign_ins',
  'editor_sessions',
] as const;

/** So long after its end a token that is still used is told apart from a guess. */
const tokensKnownMs = 30 * dayMs;

/** So long somebody can look up what they were told of. */
const noticesKeptMs = 90 * dayMs;

/** No host has sent it by then: no brand file names its endpoint any more. */
const conversionsLeftAfterMs = givenUpAfterMs + dayMs;

export type Deleted = Readonly<Record<string, number>>;

async function deleteOver(deleting: Deleting, now: number): Promise<number> {
  let deleted = await deleteRows(deleting, 'editor_attempts', sql`window_ends_at <= ${now}`);
  deleted += await deleteRows(deleting, 'editor_locks', sql`until <= ${now}`);
  deleted += await deleteRows(deleting, 'editor_tokens', sql`expires_at <= ${now - tokensKnownMs}`);
  deleted += await deleteRows(deleting, 'editor_notices', sql`at <= ${now - noticesKeptMs}`);
  const isLeft = sql`state = 'pending' and due_at <= ${now - conversionsLeftAfterMs}`;
  deleted += await deleteRows(deleting, 'conversions', isLeft);
  for (const table of withOwnEnd) deleted += await deleteRows(deleting, table, sql`expires_at <= ${now}`);
  return deleted;
}

async function deleteEvidence(deleting: Deleting, before: number, now: number): Promise<number> {
  const deleted = await expireEvidence(deleting, before, now);
  await deleting.database.transaction().execute(forgetUnusedTexts);
  return deleted;
}

/** By their month. */
async function deleteStatistics(deleting: Deleting, before: number): Promise<number> {
  const month = new Date(before).toISOString().slice(0, 7);
  let deleted = 0;
  for await (const ids of countedTemplates(deleting.database)) {
    const old = sql`template_id in (${sql.join(ids)}) and period < ${month}`;
    deleted += await deleteRows(deleting, 'template_counts', old);
    deleted += await deleteRows(deleting, 'audience_counts', old);
  }
  return deleted;
}

/** The log can't be changed by the editor or any call; only this job, which is told how long it is kept, shortens it. */
const deleteAudit = (deleting: Deleting, before: number): Promise<number> =>
  deleteRows(deleting, 'editor_audit', sql`at < ${before}`, (open, work) =>
    withoutProtection(open, 'editor_audit', work),
  );

const deleteFaults = (deleting: Deleting, before: number): Promise<number> =>
  deleteRows(deleting, 'block_faults', sql`last_at < ${before}`);

/** What is still on its way stays. */
const deleteWebhooks = (deleting: Deleting, before: number): Promise<number> =>
  deleteRows(deleting, 'webhook_deliveries', sql`created_at < ${before} and state <> 'pending'`);

const deleteConversions = (deleting: Deleting, before: number): Promise<number> =>
  deleteRows(deleting, 'conversions', sql`created_at < ${before} and state <> 'pending'`);

/** What is open stays as long as its template. */
const deleteComments = (deleting: Deleting, before: number): Promise<number> =>
  deleteRows(deleting, 'editor_comment_threads', sql`resolved_at < ${before}`);

const deletions: Readonly<
  Record<keyof Retention, (deleting: Deleting, before: number, now: number) => Promise<number>>
> = {
  evidence: deleteEvidence,
  audit: deleteAudit,
  statistics: deleteStatistics,
  faults: deleteFaults,
  webhooks: deleteWebhooks,
  conversions: deleteConversions,
  comments: deleteComments,
};

type Job = readonly [kind: string, work: () => Promise<number>];

function jobsOf(deleting: Deleting, retention: Retention, now: number): readonly Job[] {
  const ofKinds = Object.entries(deletions).flatMap(([kind, deleteOlder]): readonly Job[] => {
    // The record's keys are its type's.
    const days = retention[kind as keyof Retention];
    return days === undefined ? [] : [[kind, () => deleteOlder(deleting, now - days * dayMs, now)]];
  });
  return [['over', () => deleteOver(deleting, now)], ...ofKinds];
}

/**
 * Deletes what is older than it may get, in small transactions. What fails keeps no other kind from being deleted;
 * rejects at the end with all that failed.
 * @param now epoch milliseconds
 * @returns how many rows of each kind
 */
export async function deleteExpired(deleting: Deleting, retention: Retention, now: number): Promise<Deleted> {
  const deleted: Record<string, number> = {};
  const failures: { readonly kind: string; readonly error: unknown }[] = [];
  for (const [kind, work] of jobsOf(deleting, retention, now)) {
    try {
      deleted[kind] = await work();
    } catch (error) {
      failures.push({ kind, error });
    }
  }
  if (failures.length === 0) return deleted;
  const reasons = failures.map(({ kind, error }) => `${kind}: ${reasonOf(error)}`);
  throw new AggregateError(
    failures.map(({ error }) => error),
    `not all of what is over could be deleted (${reasons.join('; ')})`,
  );
}

/** The same where no host did it within the last hours; undefined: one did. */
export const deleteExpiredInTurn = (
  deleting: Deleting,
  retention: Retention,
  now: number,
): Promise<Deleted | undefined> =>
  runUnderLease(deleting.database, { name: 'retention', now, onceInMs }, () =>
    deleteExpired(deleting, retention, now),
  );
