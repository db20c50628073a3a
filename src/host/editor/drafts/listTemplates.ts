import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import type {
  ApprovalStanding,
  EditorGuard,
  LastDays,
  OfflineSince,
  TemplateEntry,
  TemplateList,
  TemplateState,
} from '../../../generated/editor';
import type { Database } from '../../store/database';
import { lastSequenceOf } from '../../store/lastPublication';
import type { EditorTemplateRow } from '../../store/tables/editorTables';
import { findGuards } from '../guarded/guardReply';
import { lastDaysOf } from '../statistics/lastDays';
import { namesBehind } from '../sections/syncedBehind';
import { findStandings } from './approvalStanding';
import {
  isAfter,
  isOfMarkets,
  matches,
  orderOf,
  readCursor,
  waitsForReader,
  writeCursor,
  type TemplateQuery,
} from './templateQuery';

async function countTemplates(database: Kysely<Database>, query: TemplateQuery): Promise<number> {
  const row = await database
    .selectFrom('editor_templates')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where((builder) => matches(builder, query))
    .executeTakeFirstOrThrow();
  return row.total;
}

async function countWaiting(
  database: Kysely<Database>,
  { account, markets }: TemplateQuery,
): Promise<number> {
  const row = await database
    .selectFrom('editor_templates')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('is_archived', '=', 0)
    .where((builder) => waitsForReader(builder, account))
    .$if(markets !== undefined, (select) => select.where((builder) => isOfMarkets(builder, markets ?? [])))
    .executeTakeFirstOrThrow();
  return row.total;
}

interface PageRow extends Selectable<EditorTemplateRow> {
  readonly sort_value: number | string;
}

/** The rows of one page alone, so that what is joined to them is looked up for no others. */
function pageOf(database: Kysely<Database>, query: TemplateQuery, now: number) {
  const order = orderOf(query.sort, now);
  const position = readCursor(query.cursor, query.sort);
  const page = database
    .selectFrom('editor_templates')
    .selectAll()
    .select(order.value.as('sort_value'))
    .where((builder) => matches(builder, query));
  const rest = position ? page.where((builder) => isAfter(builder, order, position)) : page;
  return rest
    .orderBy(order.value, order.direction)
    .orderBy('editor_templates.id', 'asc')
    .limit(query.limit + 1);
}

type Joined = SelectQueryBuilder<Database & { page: PageRow }, 'page', PageRow>;

/** What is known of each template of a page beside its own row: what is live, drafted, asked, set and held. */
const withFacts = (page: Joined, accountId: string, now: number) =>
  page
    .leftJoin('templates', 'templates.id', 'page.id')
    .leftJoin('template_revisions as live', (join) =>
      join
        .onRef('live.template_id', '=', 'templates.id')
        .onRef('live.revision', '=', 'templates.live_revision'),
    )
    .leftJoin('template_publications as last', (join) =>
      join.onRef('last.template_id', '=', 'page.id').on('last.sequence', '=', lastSequenceOf('page.id')),
    )
    .leftJoin('editor_drafts as draft', 'draft.template_id', 'page.id')
    .leftJoin('editor_schedules as schedule', 'schedule.template_id', 'page.id')
    .leftJoin('editor_locks as held', (join) =>
      join
        .onRef('held.template_id', '=', 'page.id')
        .on('held.until', '>', now)
        .on('held.account_id', '!=', accountId),
    )
    .select(['templates.live_revision', 'live.sha256 as live_sha256', 'draft.sha256 as draft_sha256'])
    .select(['held.account_name as locked_by'])
    .select([
      'last.action',
      'last.previous_revision',
      'last.published_at',
      'last.published_by',
      'last.reason',
      'last.set_for',
    ])
    .select(['schedule.publish_at', 'schedule.end_at', 'schedule.sha256 as scheduled_sha256'])
    .select(({ selectFrom }) =>
      selectFrom('block_switches')
        .whereRef('block_switches.template_id', '=', 'page.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('blocks_off'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

function offlineOf(row: Row): OfflineSince | null {
  const { action, previous_revision: revision, published_at: at, published_by: byName, reason } = row;
  if (action !== 'end' || revision === null || at === null) return null;
  const setFor = row.set_for ?? undefined;
  return {
    revision,
    at,
    byName: byName ?? '',
    reason: reason ?? '',
    ...(setFor !== undefined && { setFor }),
  };
}

interface Beside {
  readonly approval: ApprovalStanding | undefined;
  readonly guard: EditorGuard | undefined;
  readonly lastDays: LastDays | undefined;
  readonly behind: readonly string[] | undefined;
}

const entryOf = (row: Row, { approval, guard, lastDays, behind = [] }: Beside): TemplateEntry => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  locale: row.locale,
  market: row.market,
  // Written by refreshState and by nothing else.
  state: row.state as TemplateState,
  changedByName: row.changed_by_name,
  changedAt: row.changed_at,
  folderId: row.folder_id,
  liveRevision: row.live_revision,
  publishedAt: row.live_revision === null ? null : row.published_at,
  isArchived: row.is_archived === 1,
  isChanged: row.draft_sha256 !== null && row.draft_sha256 !== row.live_sha256,
  offline: offlineOf(row),
  publishAt: row.publish_at,
  isChangedSinceScheduled:
    row.publish_at !== null && row.draft_sha256 !== null && row.draft_sha256 !== row.scheduled_sha256,
  endAt: row.end_at,
  approval: approval ?? null,
  blocksOff: row.blocks_off ?? 0,
  lockedByName: row.locked_by,
  guard: guard ?? null,
  lastDays: lastDays ?? { visits: 0, registrations: 0 },
  syncedBehind: [...behind],
});

/** One page of the list, with how many there are in all. */
export async function listTemplates(
  database: Kysely<Database>,
  query: TemplateQuery,
  now: number,
): Promise<TemplateList> {
  const { direction } = orderOf(query.sort, now);
  const page = database.selectFrom(pageOf(database, query, now).as('page')).selectAll('page');
  const rows = await withFacts(page, query.account.id, now)
    .orderBy('page.sort_value', direction)
    .orderBy('page.id', 'asc')
    .execute();
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const ids = shown.map(({ id }) => id);
  const approvals = await findStandings(database, ids, query.account.id);
  const guards = await findGuards(database, ids);
  const counts = await lastDaysOf(database, shown, now);
  const behind = await namesBehind(database, shown);
  return {
    templates: shown.map((row) =>
      entryOf(row, {
        approval: approvals.get(row.id),
        guard: guards.get(row.id),
        lastDays: counts.get(row.id),
        behind: behind.get(row.id),
      }),
    ),
    next: rows.length > query.limit && last ? writeCursor({ value: last.sort_value, id: last.id }) : null,
    total: await countTemplates(database, query),
    waitingForMe: await countWaiting(database, query),
  };
}
