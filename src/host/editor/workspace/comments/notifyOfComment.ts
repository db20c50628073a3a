import type { Mention } from '../../../../generated/editor';
import { recordNotices } from '../../../store/recordNotices';
import type { TemplateChange } from '../drafts/changeTemplate';
import { listPeople } from './templatePeople';
import { mentionsOf } from './threadStore';

export interface CommentPlace {
  readonly threadId: string;
  readonly number: number;
}

const noticeOf = ({ id, account, now }: TemplateChange, comment: CommentPlace) => ({
  at: now,
  by: account,
  templateId: id,
  comment,
});

/** Tells people that a comment mentions them. */
export const notifyMentioned = (
  open: TemplateChange,
  comment: CommentPlace,
  mentioned: readonly Mention[],
): Promise<void> =>
  recordNotices(
    open.transaction,
    mentioned.map(({ id }) => id),
    { ...noticeOf(open, comment), kind: 'mentioned' },
  );

/** Accounts that wrote in a thread or were mentioned there, and still see the page. */
async function findInvolved({ transaction, id }: TemplateChange, threadId: string): Promise<string[]> {
  const earlier = await transaction
    .selectFrom('editor_comments')
    .select(['account_id', 'mentions'])
    .where('thread_id', '=', threadId)
    .where('deleted_at', 'is', null)
    .execute();
  const involved = new Set(
    earlier.flatMap((row) => [row.account_id, ...mentionsOf(row).map((mention) => mention.id)]),
  );
  const people = await listPeople(transaction, id);
  return people.flatMap((person) => (involved.has(person.id) ? [person.id] : []));
}

/** Tells of a new comment: those whom it mentions, and the others of its thread that there is an answer. */
export async function notifyOfComment(
  open: TemplateChange,
  comment: CommentPlace,
  mentioned: readonly Mention[],
): Promise<void> {
  await notifyMentioned(open, comment, mentioned);
  const involved = await findInvolved(open, comment.threadId);
  const others = involved.filter((id) => mentioned.every((mention) => mention.id !== id));
  await recordNotices(open.transaction, others, { ...noticeOf(open, comment), kind: 'answered' });
}
