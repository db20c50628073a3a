import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import type {
  ApprovalStanding,
  EditorGuard,
  LastDays,
  OfflineSince,
  TemplateEntry,
  TemplateState,
} from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { lastSequenceOf } from '../../../store/lastPublication';
import type { EditorTemplateRow } from '../../../store/tables/editorTables';

/** A template's own row, and what the list is sorted by. */
interface PageRow extends Selectable<EditorTemplateRow> {
  readonly sort_value: number | string;
}

type Joined = SelectQueryBuilder<Database & { page: PageRow }, 'page', PageRow>;

const one = sql`1`.as('one');

/**
 * What is known of each template of a page beside its own row: what is live, drafted, asked, set and held. What is live is
 * read from its last publication, which every move of the pointer writes.
 */
export const withFacts = (page: Joined, accountId: string, now: number) =>
  page
    .leftJoin('template_publications as last', (join) =>
      join.onRef('last.template_id', '=', 'page.id').on('last.sequence', '=', lastSequenceOf('page.id')),
    )
    .leftJoin('template_revisions as live', (join) =>
      join.onRef('live.template_id', '=', 'last.template_id').onRef('live.revision', '=', 'last.revision'),
    )
    .leftJoin('editor_drafts as draft', 'draft.template_id', 'page.id')
    .leftJoin('editor_schedules as schedule', 'schedule.template_id', 'page.id')
    .leftJoin('editor_locks as held', (join) =>
      join
        .onRef('held.template_id', '=', 'page.id')
        .on('held.until', '>', now)
        .on('held.account_id', '!=', accountId),
    )
    .select(['last.revision as live_revision', 'live.sha256 as live_sha256', 'draft.sha256 as draft_sha256'])
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
    .select(({ selectFrom, exists }) => [
      selectFrom('block_switches')
        .whereRef('block_switches.template_id', '=', 'page.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('blocks_off'),
      // So that only those that have any are asked about further.
      exists(
        selectFrom('editor_approvals').select(one).whereRef('editor_approvals.template_id', '=', 'page.id'),
      ).as('has_approvals'),
      exists(
        selectFrom('guarded_publications')
          .select(one)
          .whereRef('guarded_publications.template_id', '=', 'page.id'),
      ).as('has_guards'),
    ]);

export type EntryRow = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

function offlineOf(row: EntryRow): OfflineSince | null {
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

export const entryOf = (
  row: EntryRow,
  { approval, guard, lastDays, behind = [] }: Beside,
): TemplateEntry => ({
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
