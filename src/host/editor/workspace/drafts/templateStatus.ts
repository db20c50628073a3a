import { sql, type Kysely } from 'kysely';
import type { TemplateLock } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { sha256Of } from '../../../store/documentIdentity';
import { lockRequestOf } from './lockStore';

/** The state of a template that its open editors hear of at once. */
export interface TemplateStatus {
  readonly version: number;
  readonly lock: TemplateLock | null;
  /** Another one once state, live revision, a guarded publication, what is scheduled or approval have changed. */
  readonly standing: string;
  /** Another one once something about the comments has. */
  readonly comments: number;
  /** Another one once anything of it has. */
  readonly mark: string;
}

const readRows = (database: Kysely<Database>, ids: readonly string[], now: number) =>
  database
    .selectFrom('editor_templates as template')
    .leftJoin('templates', 'templates.id', 'template.id')
    .leftJoin('guarded_publications as guard', (join) =>
      join.onRef('guard.template_id', '=', 'template.id').on('guard.ended_at', 'is', null),
    )
    .leftJoin('editor_drafts as draft', 'draft.template_id', 'template.id')
    .leftJoin('editor_schedules as schedule', 'schedule.template_id', 'template.id')
    .leftJoin('editor_approvals as approval', 'approval.template_id', 'template.id')
    .leftJoin('editor_locks as held', (join) =>
      join.onRef('held.template_id', '=', 'template.id').on('held.until', '>', now),
    )
    .select(['template.id', 'template.version', 'template.state', 'templates.live_revision'])
    .select(['template.comment_version', 'guard.sequence as guard'])
    .select(['schedule.sha256 as scheduled', 'schedule.publish_at', 'schedule.end_at'])
    .select(['held.account_id', 'held.account_name', 'held.until', 'held.asked_by_id', 'held.asked_by_name'])
    .select(({ fn }) => [
      fn.count<number>('approval.sha256').as('asked'),
      fn.max('approval.requested_at').as('asked_at'),
      fn.max('approval.approved_at').as('approved_at'),
      fn.max('approval.change_asked_at').as('change_asked_at'),
      // Those that are about the draft as it is.
      sql<number>`sum(case when approval.sha256 = draft.sha256 then 1 else 0 end)`.as('about_draft'),
    ])
    .where('template.id', 'in', ids)
    .groupBy(['template.id', 'template.version', 'template.state', 'templates.live_revision'])
    .groupBy(['template.comment_version', 'guard.sequence'])
    .groupBy(['schedule.sha256', 'schedule.publish_at', 'schedule.end_at'])
    .groupBy(['held.account_id', 'held.account_name', 'held.until', 'held.asked_by_id', 'held.asked_by_name'])
    .execute();

type Row = Awaited<ReturnType<typeof readRows>>[number];

const markLength = 16;
const markOf = (parts: readonly unknown[]): string => sha256Of(JSON.stringify(parts)).slice(0, markLength);

function statusOf(row: Row): TemplateStatus {
  const { version, state, live_revision, guard, account_id, account_name, until, asked_by_id } = row;
  const { comment_version: comments, scheduled, publish_at, end_at } = row;
  const { asked, asked_at, approved_at, change_asked_at, about_draft } = row;
  const answers = [asked, asked_at, approved_at, change_asked_at, about_draft].map(Number);
  const standing = markOf([state, live_revision, guard, scheduled, publish_at, end_at, answers]);
  const lock =
    account_id !== null && account_name !== null && until !== null
      ? { accountId: account_id, accountName: account_name, until, ...lockRequestOf(row) }
      : null;
  return {
    version,
    lock,
    standing,
    comments,
    mark: markOf([version, account_id, asked_by_id, standing, comments]),
  };
}

/** By template id; none of one that there is not. One query, and no document is read. */
export async function readTemplateStatuses(
  database: Kysely<Database>,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, TemplateStatus>> {
  const rows = ids.length === 0 ? [] : await readRows(database, ids, now);
  return new Map(rows.map((row) => [row.id, statusOf(row)]));
}
