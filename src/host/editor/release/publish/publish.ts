import type { Kysely } from 'kysely';
import type { PublishPayload, PublishReply } from '../../../../generated/editor';
import { success, type Result } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { newestRevision, publishIn } from '../../../store/moves';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { TemplateChange } from '../../workspace/drafts/changeTemplate';
import { findDraft, findEnded, findLive } from '../../workspace/drafts/draftStore';
import { retireDraft } from '../../workspace/drafts/retireDraft';
import { refreshState } from '../../../store/templateIndex';
import { findSchedule } from '../../workspace/drafts/templateDetails';
import { planGuard } from '../guarded/guardTraffic';
import { checkGuarded } from '../guarded/checkGuarded';
import {
  checkPictures,
  isApproved,
  checkLive,
  checkNotArchived,
  liveRevisionOf,
} from '../conditions/publishConditions';
import { publicationReply } from '../history/historyCalls';

/** Other bytes than the caller has seen. */
export const refuseChangedDraft = () => refuse('conflict', 'the draft has changed since: look at it again');

/**
 * Of bytes that are live already only the end changes: nothing goes live that nobody approved. To start them at a set
 * time is another matter, since by then they may be live no more.
 */
async function checkApproval(
  { transaction, id }: TemplateChange,
  { sha256, publishAt }: PublishPayload,
): Promise<Result<undefined, Refusal>> {
  const isLive = publishAt === undefined && (await findLive(transaction, id))?.sha256 === sha256;
  if (isLive || (await isApproved(transaction, id, sha256))) return success(undefined);
  return refuse('approvalNeeded', 'a second person has to approve these bytes');
}

/** Of one template, or of a bundle, which has no end. */
export function checkTimes(
  { publishAt, endAt }: Pick<PublishPayload, 'publishAt' | 'endAt'>,
  now: number,
): Result<undefined, Refusal> {
  const wrong = (path: string, message: string) =>
    refuse('invalid', message, { faults: [{ path, message }] });
  if (publishAt !== undefined && publishAt <= now) return wrong('/publishAt', 'the time has passed');
  if (endAt !== undefined && endAt <= (publishAt ?? now))
    return wrong('/endAt', 'the end comes before the start');
  return success(undefined);
}

/** A time to go live, a time to end, or both; whatever was set before is replaced. */
async function writeSchedule(
  { transaction, id, account, record }: TemplateChange,
  payload: PublishPayload,
  document: string | null,
): Promise<void> {
  const { sha256, reason, publishAt = null, endAt = null, sharePercent = null } = payload;
  const dueAt = publishAt ?? endAt;
  const before = await transaction
    .deleteFrom('editor_schedules')
    .where('template_id', '=', id)
    .returning('sha256')
    .executeTakeFirst();
  if (dueAt === null) {
    if (before) await record('scheduleCancelled', { sha256: before.sha256 });
    return;
  }
  await transaction
    .insertInto('editor_schedules')
    .values({
      template_id: id,
      sha256,
      document,
      publish_at: publishAt,
      end_at: endAt,
      by_id: account.id,
      by_name: account.name,
      reason,
      due_at: dueAt,
      seen_revision:
        document === null ? await newestRevision(transaction, id) : await liveRevisionOf(transaction, id),
      guarded_percent: document === null ? null : sharePercent,
    })
    .execute();
  const detail = {
    sha256,
    reason,
    ...(publishAt !== null && { publishAt }),
    ...(endAt !== null && { endAt }),
    ...(publishAt !== null && sharePercent !== null && { sharePercent }),
  };
  await record('scheduled', detail);
}

async function publishNow(
  open: TemplateChange,
  document: string,
  payload: PublishPayload,
): Promise<PublishReply> {
  const { transaction, id, account, now } = open;
  const { reason, sharePercent } = payload;
  const guarded =
    sharePercent === undefined ? undefined : await planGuard(transaction, id, sharePercent, now);
  const { publication } = await publishIn(
    transaction,
    id,
    { document, publishedBy: account.name, actor: account, reason, guarded },
    now,
  );
  await writeSchedule(open, payload, null);
  return publication ? { publication: publicationReply(publication) } : {};
}

/** The bytes that are meant: those of the draft, else of what is live, where only its end is to be set, or was last. */
export async function findDocument(
  database: Kysely<Database>,
  id: string,
  sha256: string,
): Promise<string | undefined> {
  const draft = await findDraft(database, id);
  if (draft) return draft.sha256 === sha256 ? draft.document : undefined;
  const shown = (await findLive(database, id)) ?? (await findEnded(database, id, 0));
  return shown?.sha256 === sha256 ? shown.document : undefined;
}

/** Publishes the exact bytes that the caller has seen, now or at a set time; they have passed the checks. */
export async function publishDraft(
  open: TemplateChange,
  payload: PublishPayload,
): Promise<Result<PublishReply, Refusal>> {
  const document = await findDocument(open.transaction, open.id, payload.sha256);
  return document === undefined ? refuseChangedDraft() : publishDocument(open, document, payload);
}

/** The same with a document that is at hand. */
export async function publishDocument(
  open: TemplateChange,
  document: string,
  payload: PublishPayload,
): Promise<Result<PublishReply, Refusal>> {
  const { transaction, id, now } = open;
  const shown = await checkNotArchived(transaction, id);
  if (!shown.ok) return shown;
  const pictures = await checkPictures(transaction, document);
  if (!pictures.ok) return pictures;
  const live = await checkLive(transaction, id, payload.liveRevision);
  if (!live.ok) return live;
  const times = checkTimes(payload, now);
  if (!times.ok) return times;
  const approval = await checkApproval(open, payload);
  if (!approval.ok) return approval;
  const guarded = await checkGuarded(open, payload, document);
  if (!guarded.ok) return guarded;
  const isLater = payload.publishAt !== undefined;
  if (isLater) await writeSchedule(open, payload, document);
  const done = isLater ? {} : await publishNow(open, document, payload);
  if (!isLater) await retireDraft(transaction, id, payload.sha256);
  await refreshState(transaction, id);
  const schedule = await findSchedule(transaction, id);
  return success({ ...done, ...(schedule && { schedule }) });
}
