import type { Kysely, Selectable, Transaction } from 'kysely';
import type { FailedSchedule } from '../../../../generated/editor';
import { includesRole, isRole } from '../../../../kernel/roles';
import type { Database } from '../../../store/database';
import { checkMarketOf, decodeMarkets } from '../../door/calls/callerMarkets';
import { findAccount } from '../../identity/credentials/accountStore';
import { type Actor } from '../../../store/recordAudit';
import { findLive } from '../../workspace/drafts/draftStore';
import { isApproved, liveRevisionOf } from '../conditions/publishConditions';
import type { ScheduleRow } from '../../../store/tables/editorTables';
import { auditLogOf } from '../../workspace/drafts/changeTemplate';

type Due = Selectable<ScheduleRow>;
type Reason = FailedSchedule['why'];

/** Who does what was set. */
export const host: Actor = { id: null, name: 'vitrina' };

/** Whether an account may still publish all of these documents. */
export async function mayPublish(
  database: Kysely<Database>,
  accountId: string,
  documents: readonly string[],
): Promise<boolean> {
  const account = await findAccount(database, accountId);
  return (
    account !== undefined &&
    account.disabled_at === null &&
    isRole(account.role) &&
    includesRole(account.role, 'publisher') &&
    documents.every((each) => checkMarketOf({ markets: decodeMarkets(account.markets) }, each).ok)
  );
}

/**
 * Why what was set is not to be done any more; undefined: it is. Bytes go live only over what their publisher saw
 * live. An end is that of a campaign and holds whatever is brought back within it, but not for what was published
 * since, with an end of its own or none.
 */
export async function cancellationReason(
  transaction: Transaction<Database>,
  due: Due,
): Promise<Reason | undefined> {
  const { template_id: id, document, sha256, by_id, seen_revision } = due;
  const live = await liveRevisionOf(transaction, id);
  const seen = seen_revision ?? live;
  if (document === null) {
    // A host of an earlier version leaves what was seen before its own publication: the campaign's bytes are its own.
    const isNewer = live > seen && (await findLive(transaction, id))?.sha256 !== sha256;
    return isNewer ? 'liveChanged' : undefined;
  }
  if (live !== seen) return 'liveChanged';
  if (!(await mayPublish(transaction, by_id, [document]))) return 'mayNotPublish';
  return (await isApproved(transaction, id, sha256)) ? undefined : 'approvalNeeded';
}

/** Tells the audit log, and with it the readers of the template, in the transaction that drops the schedule. */
export async function recordFailure(
  transaction: Transaction<Database>,
  due: Due,
  why: Reason,
  now: number,
): Promise<void> {
  const { template_id: id, sha256, by_id, by_name, publish_at, end_at } = due;
  const detail = {
    why,
    by: by_name,
    sha256,
    ...(publish_at !== null && { publishAt: publish_at }),
    ...(end_at !== null && { endAt: end_at }),
  };
  await auditLogOf(transaction, { id, actor: host, now })('scheduleFailed', detail, [by_id]);
}
