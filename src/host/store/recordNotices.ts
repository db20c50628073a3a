import type { Transaction } from 'kysely';
import type { AuditAction, NoticeKind } from '../../generated/editor';
import type { Database } from './database';

/**
 * Lines of the audit log that somebody is told of: a row here, and `recipients` of the line, are all that a new one
 * takes. What has no line of its own, or tells people of different things, calls `recordNotices`.
 */
const kindsByAction: Partial<Readonly<Record<AuditAction, NoticeKind>>> = {
  approvalRequested: 'approvalAsked',
  approved: 'approved',
  changeAsked: 'changeAsked',
  scheduleFailed: 'scheduleFailed',
  bundleApprovalRequested: 'approvalAsked',
  bundleApproved: 'approved',
  bundleChangeAsked: 'changeAsked',
  bundleScheduleFailed: 'scheduleFailed',
};

/** What the line of the audit log is to those whom it tells; undefined: nothing. */
export const noticeOfAction = (action: AuditAction): NoticeKind | undefined => kindsByAction[action];

export interface NewNotice {
  readonly kind: NoticeKind;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Who did it, and needs not be told. */
  readonly by: { readonly id: string | null; readonly name: string };
  readonly templateId?: string | undefined;
  readonly bundleId?: string | undefined;
  readonly comment?: { readonly threadId: string; readonly number: number };
}

/**
 * Tells accounts of something in the transaction that makes it happen, so that none misses it and none hears of what
 * was taken back.
 * @param recipients ids of accounts
 */
export async function recordNotices(
  transaction: Transaction<Database>,
  recipients: readonly string[],
  { kind, at, by, templateId, bundleId, comment }: NewNotice,
): Promise<void> {
  const told = [...new Set(recipients)].filter((id) => id !== by.id);
  if (told.length === 0) return;
  await transaction
    .insertInto('editor_notices')
    .values(
      told.map((account_id) => ({
        account_id,
        kind,
        at,
        template_id: templateId ?? null,
        bundle_id: bundleId ?? null,
        thread_id: comment?.threadId ?? null,
        comment_number: comment?.number ?? null,
        by_name: by.name,
        read_at: null,
        is_mail_due: 1,
        mailed_at: null,
      })),
    )
    .execute();
}
