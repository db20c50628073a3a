import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Comment, CommentThread, Mention } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { decodeList } from '../../../store/decodeRow';
import { recordOf } from '../../../../kernel/record';
import type { CommentRow, CommentThreadRow } from '../../../store/tables/commentTables';
import { type CommentedBlocks, findBlocks } from './commentedBlocks';

export type StoredThread = Selectable<CommentThreadRow>;

export type ThreadState = 'open' | 'resolved';

/** So many of the resolved ones are shown, the newest first. */
const maxResolved = 200;

/** Names of everybody who is still there. */
type Names = ReadonlyMap<string, string>;

/** Accounts are never deleted, only disabled. */
async function findNames(database: Kysely<Database>, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('editor_accounts')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .where('disabled_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const isMention = (value: unknown): value is Mention => {
  const { id, name } = recordOf(value);
  return typeof id === 'string' && typeof name === 'string';
};

/** Whom a comment mentions, as it is stored. */
export const mentionsOf = ({ mentions }: Pick<CommentRow, 'mentions'>): readonly Mention[] =>
  decodeList(mentions, 'mentions', isMention) ?? [];

const commentOf = (row: Selectable<CommentRow>, names: Names): Comment => ({
  number: row.number,
  authorId: row.account_id,
  authorName: names.get(row.account_id) ?? null,
  text: row.text,
  mentions: [...mentionsOf(row)],
  createdAt: row.created_at,
  editedAt: row.edited_at,
  isDeleted: row.deleted_at !== null,
});

interface Around {
  readonly comments: readonly Selectable<CommentRow>[];
  readonly names: Names;
  readonly blocks: CommentedBlocks;
  readonly readTo: number;
  readonly readerId: string;
}

/** Whether the block is not what it was when it was commented on, and whether it is there at all. */
export function standingOfBlock(
  { block_id, block }: Pick<StoredThread, 'block_id' | 'block'>,
  blocks: CommentedBlocks,
): { readonly isGone: boolean; readonly isChanged: boolean } {
  if (block_id === null) return { isGone: false, isChanged: false };
  const now = blocks.get(block_id);
  return { isGone: !now, isChanged: now !== undefined && now.json !== block };
}

function threadOf(row: StoredThread, { comments, names, blocks, readTo, readerId }: Around): CommentThread {
  const { resolved_at, resolved_by_id, resolved_version, resolved_with_change } = row;
  return {
    id: row.id,
    blockId: row.block_id,
    blockType: row.block_type,
    ...standingOfBlock(row, blocks),
    isUnread: comments.some(
      ({ number, account_id, deleted_at }) =>
        number > readTo && account_id !== readerId && deleted_at === null,
    ),
    createdAt: row.created_at,
    resolved:
      resolved_at === null
        ? null
        : {
            at: resolved_at,
            byName: names.get(resolved_by_id ?? '') ?? null,
            version: resolved_version ?? 0,
            withChange: resolved_with_change === 1,
          },
    comments: comments.map((comment) => commentOf(comment, names)),
  };
}

/** Threads as somebody reads them: what was written, and how it stands with their blocks. */
export async function describeThreads(
  database: Kysely<Database>,
  rows: readonly StoredThread[],
  { templateId, readerId }: { readonly templateId: string; readonly readerId: string },
): Promise<CommentThread[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const comments = await database
    .selectFrom('editor_comments')
    .selectAll()
    .where('thread_id', 'in', ids)
    .orderBy('thread_id')
    .orderBy('number')
    .execute();
  const reads = await database
    .selectFrom('editor_comment_reads')
    .select(['thread_id', 'read_to'])
    .where('account_id', '=', readerId)
    .where('thread_id', 'in', ids)
    .execute();
  const resolvers = rows.flatMap(({ resolved_by_id }) => (resolved_by_id === null ? [] : [resolved_by_id]));
  const names = await findNames(database, [...comments.map(({ account_id }) => account_id), ...resolvers]);
  const blocks = await findBlocks(database, templateId);
  const readTo = new Map(reads.map(({ thread_id, read_to }) => [thread_id, read_to]));
  const byThread = new Map<string, Selectable<CommentRow>[]>(ids.map((id) => [id, []]));
  for (const comment of comments) byThread.get(comment.thread_id)?.push(comment);
  return rows.map((row) =>
    threadOf(row, {
      comments: byThread.get(row.id) ?? [],
      names,
      blocks,
      readTo: readTo.get(row.id) ?? 0,
      readerId,
    }),
  );
}

export const listThreads = (
  database: Kysely<Database>,
  templateId: string,
  state: ThreadState,
): Promise<StoredThread[]> =>
  database
    .selectFrom('editor_comment_threads')
    .selectAll()
    .where('template_id', '=', templateId)
    .where('resolved_at', state === 'open' ? 'is' : 'is not', null)
    .orderBy(state === 'open' ? 'created_at' : 'resolved_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('id')
    .$if(state === 'resolved', (select) => select.limit(maxResolved))
    .execute();

export const findThread = (
  database: Kysely<Database>,
  templateId: string,
  id: string,
): Promise<StoredThread | undefined> =>
  database
    .selectFrom('editor_comment_threads')
    .selectAll()
    .where('template_id', '=', templateId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function findCommentVersion(database: Kysely<Database>, templateId: string): Promise<number> {
  const row = await database
    .selectFrom('editor_templates')
    .select('comment_version')
    .where('id', '=', templateId)
    .executeTakeFirst();
  return row?.comment_version ?? 0;
}

/** Open pages hear of it. The template must be locked. */
export async function countCommentChange(
  transaction: Transaction<Database>,
  templateId: string,
): Promise<void> {
  await transaction
    .updateTable('editor_templates')
    .set(({ eb }) => ({ comment_version: eb('comment_version', '+', 1) }))
    .where('id', '=', templateId)
    .execute();
}
