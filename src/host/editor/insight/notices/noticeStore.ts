import type { Kysely } from 'kysely';
import type { Notice, NoticeList } from '../../../../generated/editor';
import type { Market } from '../../../../kernel/market';
import { isNoticeKind } from '../../../../kernel/noticeKinds';
import type { Database } from '../../../store/database';
import { boundedLine } from '../../../store/storableText';
import { isMarketListed } from '../../door/calls/callerMarkets';
import type { Editor } from '../../editor';

/** So many are shown, the newest first; older ones are gone after their time anyway. */
const maxShown = 100;
/** Characters of a comment that a notice shows. */
const excerptLength = 140;

export interface Reader {
  readonly accountId: string;
  readonly markets: readonly Market[] | undefined;
}

const rowsOf = (database: Kysely<Database>, accountId: string) =>
  database
    .selectFrom('editor_notices as notice')
    .leftJoin('editor_templates as template', 'template.id', 'notice.template_id')
    .leftJoin('editor_bundles as bundle', 'bundle.id', 'notice.bundle_id')
    .leftJoin('editor_comments as comment', (join) =>
      join
        .onRef('comment.thread_id', '=', 'notice.thread_id')
        .onRef('comment.number', '=', 'notice.comment_number'),
    )
    .select(['notice.position', 'notice.kind', 'notice.at', 'notice.by_name', 'notice.read_at'])
    .select(['notice.template_id', 'notice.bundle_id', 'notice.thread_id'])
    .select(['template.name as template_name', 'template.market', 'bundle.name as bundle_name'])
    .select(['comment.text'])
    .where('notice.account_id', '=', accountId)
    .orderBy('notice.position', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function noticeOf(row: Row): Notice | undefined {
  const { kind } = row;
  if (!isNoticeKind(kind)) return undefined;
  const excerpt = boundedLine(row.text ?? '', excerptLength);
  return {
    id: row.position,
    kind,
    at: row.at,
    byName: row.by_name,
    templateId: row.template_id,
    templateName: row.template_name,
    bundleId: row.bundle_id,
    bundleName: row.bundle_name,
    threadId: row.thread_id,
    excerpt: excerpt === '' ? null : excerpt,
    isRead: row.read_at !== null,
  };
}

/** Ids of bundles that hold a template of a market that the reader does not reach. */
async function closedBundles(
  database: Kysely<Database>,
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlySet<string>> {
  if (!reader.markets || ids.length === 0) return new Set();
  const members = await database
    .selectFrom('editor_bundle_members as member')
    .innerJoin('editor_templates as template', 'template.id', 'member.template_id')
    .select(['member.bundle_id', 'template.market'])
    .where('member.bundle_id', 'in', ids)
    .execute();
  const closed = members.filter(({ market }) => !isMarketListed(reader, market));
  return new Set(closed.map(({ bundle_id }) => bundle_id));
}

/**
 * What somebody is told of, the newest first, as far as it is about what they still reach.
 * @param ids of these alone; undefined: the newest
 */
export async function findNotices(
  database: Kysely<Database>,
  reader: Reader,
  ids?: readonly number[],
): Promise<readonly Notice[]> {
  const query = rowsOf(database, reader.accountId);
  const rows = await (ids ? query.where('notice.position', 'in', ids) : query.limit(maxShown)).execute();
  const bundles = rows.flatMap(({ bundle_id }) => (bundle_id === null ? [] : [bundle_id]));
  const closed = await closedBundles(database, bundles, reader);
  return rows
    .filter(({ bundle_id, template_id, market, bundle_name }) => {
      if (bundle_id !== null) return bundle_name !== null && !closed.has(bundle_id);
      return template_id === null || isMarketListed(reader, market ?? '');
    })
    .flatMap((row) => noticeOf(row) ?? []);
}

export async function listNotices(database: Kysely<Database>, reader: Reader): Promise<NoticeList> {
  const notices = await findNotices(database, reader);
  return { unread: notices.filter(({ isRead }) => !isRead).length, notices: [...notices] };
}

/** Marks one notice as read, or all up to it. */
export async function markNotices(
  { database, clock }: Pick<Editor, 'database' | 'clock'>,
  {
    accountId,
    id,
    withEarlier,
  }: { readonly accountId: string; readonly id: number; readonly withEarlier: boolean },
): Promise<void> {
  await database
    .updateTable('editor_notices')
    .set({ read_at: clock() })
    .where('account_id', '=', accountId)
    .where('position', withEarlier ? '<=' : '=', id)
    .where('read_at', 'is', null)
    .execute();
}

/** Who has read a comment where it stands has read the notice of it too. */
export async function markNoticesOfThread(
  { database, clock }: Pick<Editor, 'database' | 'clock'>,
  {
    accountId,
    threadId,
    number,
  }: { readonly accountId: string; readonly threadId: string; readonly number: number },
): Promise<void> {
  await database
    .updateTable('editor_notices')
    .set({ read_at: clock() })
    .where('account_id', '=', accountId)
    .where('thread_id', '=', threadId)
    .where('comment_number', '<=', number)
    .where('read_at', 'is', null)
    .execute();
}
