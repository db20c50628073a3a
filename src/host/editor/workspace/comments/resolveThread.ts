import { type Result, success } from '../../../../kernel/result';
import type { Refusal } from '../../door/calls/refusal';
import { findBlocks } from './commentedBlocks';
import { countCommentChange, standingOfBlock } from './threadStore';
import { detailOf, type OpenThread } from './writeComments';

/** Says that a thread is settled, in which version of the draft, and whether its block is another one by then. */
export async function resolveThread(open: OpenThread): Promise<Result<string, Refusal>> {
  const { transaction, id, account, now, thread, record } = open;
  if (thread.resolved_at !== null) return success(thread.id);
  const { version } = await transaction
    .selectFrom('editor_templates')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { isGone, isChanged } = standingOfBlock(thread, await findBlocks(transaction, id));
  const withChange = isGone || isChanged;
  await transaction
    .updateTable('editor_comment_threads')
    .set({
      resolved_at: now,
      resolved_by_id: account.id,
      resolved_version: version,
      resolved_with_change: withChange ? 1 : 0,
    })
    .where('id', '=', thread.id)
    .execute();
  await countCommentChange(transaction, id);
  await record('threadResolved', { ...detailOf(thread.block_id), version });
  return success(thread.id);
}
