import type { Kysely } from 'kysely';
import type {
  Approval,
  AuditAction,
  Draft,
  FailedSchedule,
  OfflineSince,
  Schedule,
  TemplateDetails,
  TemplateState,
} from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { SwitchStore, switchReply } from '../../../delivery/killSwitches/switchStore';
import { findGuards } from './guardReply';
import { decodeDraft, findDraft, findEnded, findKeptLive, findLive, type StoredDraft } from './draftStore';
import { documentMarket } from '../../../store/documentIdentity';
import { findStandings } from './approvalStanding';
import { findEligibleApprovers } from './approvers';
import { findLock } from './lockStore';

async function listApprovals(database: Kysely<Database>, id: string): Promise<Approval[]> {
  const rows = await database
    .selectFrom('editor_approvals')
    .selectAll()
    .where('template_id', '=', id)
    .orderBy('requested_at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    sha256: row.sha256,
    requestedById: row.requested_by_id,
    requestedByName: row.requested_by_name,
    requestedAt: row.requested_at,
    note: row.note,
    ...(row.approved_by_name !== null && { approvedByName: row.approved_by_name }),
    ...(row.approved_at !== null && { approvedAt: row.approved_at }),
    ...(row.change_asked_at !== null && {
      changeAskedByName: row.change_asked_by_name ?? '',
      changeAskedAt: row.change_asked_at,
      changeNote: row.change_note ?? '',
    }),
  }));
}

export async function findSchedule(database: Kysely<Database>, id: string): Promise<Schedule | undefined> {
  const row = await database
    .selectFrom('editor_schedules')
    .selectAll()
    .where('template_id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      sha256: row.sha256,
      publishAt: row.publish_at,
      ...(row.end_at !== null && { endAt: row.end_at }),
      byName: row.by_name,
      reason: row.reason,
      ...(row.guarded_percent !== null && { sharePercent: row.guarded_percent }),
    }
  );
}

export interface TemplateQuestion {
  readonly id: string;
  /** The caller. */
  readonly accountId: string;
  readonly now: number;
}

/** What is drafted is asked about as it is; what has ended becomes the asker's own draft. */
async function namesToAsk(
  database: Kysely<Database>,
  {
    draft,
    ended,
    accountId,
  }: {
    readonly draft: StoredDraft | undefined;
    readonly ended: Draft | undefined;
    readonly accountId: string;
  },
): Promise<string[]> {
  const document = draft?.document ?? ended?.document;
  if (document === undefined) return [];
  const market = documentMarket(document);
  const asked = { market, requested_by_id: accountId, changed_by_id: draft?.changed_by_id ?? accountId };
  return (await findEligibleApprovers(database, asked)).map(({ name }) => name);
}

/** Everything about one template; undefined: there is none. */
export async function findTemplate(
  database: Kysely<Database>,
  { id, accountId, now }: TemplateQuestion,
): Promise<TemplateDetails | undefined> {
  const row = await database
    .selectFrom('editor_templates')
    .select(['state', 'version', 'is_archived'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const draft = await findDraft(database, id);
  const live = await findLive(database, id);
  const keptLive = await findKeptLive(database, id);
  const failedSchedule = await findFailedSchedule(database, id);
  const ended = (draft ?? live) ? undefined : await findEnded(database, id, row.version);
  const offline = live ? undefined : await findOffline(database, id);
  const guard = (await findGuards(database, [id])).get(id);
  const blocksOff = await new SwitchStore(database).ofTemplate(id);
  return {
    id,
    // Written by refreshState and by nothing else.
    state: row.state as TemplateState,
    version: row.version,
    draft: draft ? decodeDraft(draft) : (ended ?? null),
    live: live ?? null,
    ...(keptLive && { keptLive }),
    lock: (await findLock(database, id, now)) ?? null,
    approvals: await listApprovals(database, id),
    approval: (await findStandings(database, [id], accountId)).get(id) ?? null,
    askable: await namesToAsk(database, { draft, ended, accountId }),
    schedule: (await findSchedule(database, id)) ?? null,
    ...(failedSchedule && { failedSchedule }),
    ...(offline && { offline }),
    ...(guard && { guard }),
    ...(blocksOff.length > 0 && { blocksOff: blocksOff.map(switchReply) }),
    isArchived: row.is_archived === 1,
  };
}

/** The end that has come, where nothing is live since. */
async function findOffline(database: Kysely<Database>, id: string): Promise<OfflineSince | undefined> {
  const row = await database
    .selectFrom('template_publications')
    .select(['action', 'previous_revision', 'published_at', 'published_by', 'reason', 'set_for'])
    .where('template_id', '=', id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.action !== 'end' || row.previous_revision === null) return undefined;
  const { previous_revision: revision, published_at: at, published_by: byName, reason } = row;
  return { revision, at, byName, reason, ...(row.set_for !== null && { setFor: row.set_for }) };
}

/** After any of them, what failed before is of the past. */
const answers: readonly AuditAction[] = [
  'scheduleFailed',
  'scheduled',
  'scheduleCancelled',
  'published',
  'rolledBack',
  'ended',
  'templateArchived',
];

/** The last schedule of a template, where it was dropped and nobody has published, scheduled or ended anything since. */
async function findFailedSchedule(
  database: Kysely<Database>,
  id: string,
): Promise<FailedSchedule | undefined> {
  const row = await database
    .selectFrom('editor_audit')
    .select(['action', 'at', 'detail'])
    .where('template_id', '=', id)
    .where('action', 'in', answers)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.action !== 'scheduleFailed') return undefined;
  // Written by recordFailure (schedule/failedSchedule.ts) and by nothing else, and never changed since.
  const { why, by, publishAt, endAt } = JSON.parse(row.detail) as {
    why: FailedSchedule['why'];
    by: string;
    publishAt?: number;
    endAt?: number;
  };
  return { at: row.at, why, byName: by, publishAt: publishAt ?? null, ...(endAt !== undefined && { endAt }) };
}
