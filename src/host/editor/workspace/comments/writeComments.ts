import { randomUUID } from 'node:crypto';
import type { CommentPayload, CommentWordsPayload } from '../../../../generated/editor';
import { commentLimits } from '../../../../kernel/commentLimits';
import { type Result, success } from '../../../../kernel/result';
import type { AuditDetail } from '../../../store/recordAudit';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { TemplateChange } from '../drafts/changeTemplate';
import { findBlocks } from './commentedBlocks';
import { readWords, type Words } from './mentions';
import { type CommentPlace, notifyMentioned, notifyOfComment } from './notifyOfComment';
import { countCommentChange, findThread, mentionsOf, type StoredThread } from './threadStore';

/** A thread of a template that is being changed. */
export interface OpenThread extends TemplateChange {
  readonly thread: StoredThread;
}

type Changed = Promise<Result<string, Refusal>>;

/** What the audit log says beside who did it: of which block, nothing of the words. */
export const detailOf = (blockId: string | null): AuditDetail => (blockId === null ? {} : { blockId });

export const unknownThread = () => refuse('notFound', 'there is no such comment');

/** Where a comment stands. */
interface NewPlace extends CommentPlace {
  readonly blockId: string | null;
}

async function write(
  open: TemplateChange,
  { threadId, number, blockId }: NewPlace,
  { text, mentioned }: Words,
): Promise<void> {
  const { transaction, account, now, record, id } = open;
  await transaction
    .insertInto('editor_comments')
    .values({
      thread_id: threadId,
      number,
      account_id: account.id,
      text,
      mentions: JSON.stringify(mentioned),
      created_at: now,
      edited_at: null,
      deleted_at: null,
    })
    .execute();
  await countCommentChange(transaction, id);
  await record('commented', detailOf(blockId));
  await notifyOfComment(open, { threadId, number }, mentioned);
}

/** Begins a thread about a block of the page, or about all of it. Resolves with its id. */
export async function beginThread(open: TemplateChange, payload: CommentPayload): Changed {
  const { transaction, id: templateId, now } = open;
  const { blockId } = payload;
  const words = await readWords(transaction, templateId, payload);
  if (!words.ok) return words;
  const block = blockId === null ? undefined : (await findBlocks(transaction, templateId)).get(blockId);
  if (blockId !== null && !block)
    return refuse('conflict', 'the page has no such block any more, or not yet', { reason: 'blockGone' });
  const { count } = await transaction
    .selectFrom('editor_comment_threads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('template_id', '=', templateId)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= commentLimits.threads)
    return refuse('conflict', `${commentLimits.threads} comments are open: resolve some first`, {
      reason: 'tooMany',
    });
  const id = randomUUID();
  await transaction
    .insertInto('editor_comment_threads')
    .values({
      id,
      template_id: templateId,
      block_id: blockId,
      block_type: block?.type ?? null,
      block: block?.json ?? null,
      created_at: now,
      resolved_at: null,
      resolved_by_id: null,
      resolved_version: null,
      resolved_with_change: null,
    })
    .execute();
  await write(open, { threadId: id, number: 1, blockId }, words.value);
  return success(id);
}

async function findComments({ transaction, thread }: OpenThread) {
  return transaction
    .selectFrom('editor_comments')
    .selectAll()
    .where('thread_id', '=', thread.id)
    .orderBy('number')
    .execute();
}

/** Answers a thread; one that was resolved is open again. */
export async function answerThread(open: OpenThread, payload: CommentWordsPayload): Changed {
  const { transaction, thread } = open;
  const words = await readWords(transaction, open.id, payload);
  if (!words.ok) return words;
  const last = (await findComments(open)).at(-1)?.number ?? 0;
  if (last >= commentLimits.comments)
    return refuse('conflict', `a thread has at most ${commentLimits.comments} comments: begin another`, {
      reason: 'tooMany',
    });
  if (thread.resolved_at !== null) await reopenThread(open);
  await write(open, { threadId: thread.id, number: last + 1, blockId: thread.block_id }, words.value);
  return success(thread.id);
}

/** A comment of the caller's own that is not deleted. */
async function findOwn(open: OpenThread, number: number) {
  const comments = await findComments(open);
  const found = comments.find((each) => each.number === number && each.deleted_at === null);
  if (!found) return unknownThread();
  if (found.account_id !== open.account.id) return refuse('forbidden', 'only its author changes a comment');
  return success({ found, comments });
}

/** Other words for a comment of one's own. */
export async function changeComment(open: OpenThread, number: number, payload: CommentWordsPayload): Changed {
  const { transaction, thread, now } = open;
  const own = await findOwn(open, number);
  if (!own.ok) return own;
  const words = await readWords(transaction, open.id, payload);
  if (!words.ok) return words;
  const { text, mentioned } = words.value;
  await transaction
    .updateTable('editor_comments')
    .set({ text, mentions: JSON.stringify(mentioned), edited_at: now })
    .where('thread_id', '=', thread.id)
    .where('number', '=', number)
    .execute();
  await countCommentChange(transaction, open.id);
  await open.record('commentChanged', detailOf(thread.block_id));
  const before = new Set(mentionsOf(own.value.found).map(({ id }) => id));
  const added = mentioned.filter(({ id }) => !before.has(id));
  await notifyMentioned(open, { threadId: thread.id, number }, added);
  return success(thread.id);
}

/** Takes a comment of one's own back. The thread goes with the last of its words. */
export async function deleteComment(open: OpenThread, number: number): Changed {
  const { transaction, thread, now } = open;
  const own = await findOwn(open, number);
  if (!own.ok) return own;
  const isLast = own.value.comments.every((each) => each.number === number || each.deleted_at !== null);
  if (isLast) await transaction.deleteFrom('editor_comment_threads').where('id', '=', thread.id).execute();
  else
    await transaction
      .updateTable('editor_comments')
      .set({ text: '', mentions: '[]', deleted_at: now })
      .where('thread_id', '=', thread.id)
      .where('number', '=', number)
      .execute();
  // With the thread its notices go by themselves.
  await transaction
    .deleteFrom('editor_notices')
    .where('thread_id', '=', thread.id)
    .where('comment_number', '=', number)
    .execute();
  await countCommentChange(transaction, open.id);
  await open.record('commentDeleted', detailOf(thread.block_id));
  return success(thread.id);
}

/** Opens what was resolved again. */
export async function reopenThread({ transaction, id, thread, record }: OpenThread): Changed {
  if (thread.resolved_at === null) return success(thread.id);
  await transaction
    .updateTable('editor_comment_threads')
    .set({ resolved_at: null, resolved_by_id: null, resolved_version: null, resolved_with_change: null })
    .where('id', '=', thread.id)
    .execute();
  await countCommentChange(transaction, id);
  await record('threadReopened', detailOf(thread.block_id));
  return success(thread.id);
}

/** Finds the thread that a call names, in the template that is being changed. */
export async function openThread(
  open: TemplateChange,
  threadId: string,
): Promise<Result<OpenThread, Refusal>> {
  const thread = await findThread(open.transaction, open.id, threadId);
  return thread ? success({ ...open, thread }) : unknownThread();
}
