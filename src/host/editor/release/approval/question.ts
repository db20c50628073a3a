import type { Kysely } from 'kysely';
import type { Database } from '../../../store/database';
import { isInvolved } from '../../workspace/drafts/approvers';
import { findDraft, findKeptLive, findLive } from '../../workspace/drafts/draftStore';
import { isInvolvedIn } from '../bundles/bundleApproval';
import { changedOf, type MemberFault } from '../bundles/bundleObstacles';
import { bytesOf, findBundle, findMembers } from '../bundles/bundleStore';
import type { Subject } from './subject';

/** One page of what is asked about. */
export interface AskedPage {
  readonly id: string;
  readonly name: string;
  readonly market: string;
  /** Exact JSON text of what is live; null: nothing. */
  readonly before: string | null;
  readonly after: string;
}

/** What is asked about, while it still is. */
export interface Question {
  readonly kind: 'asked';
  readonly name: string;
  readonly requestedByName: string;
  /** Ids of the accounts that asked: they are told of the answer. */
  readonly askedBy: readonly string[];
  readonly requestedAt: number;
  readonly note: string;
  readonly pages: readonly AskedPage[];
  /** Whether an account has to do with it, and so can't answer, nor have somebody answer in its name. */
  readonly involves: (accountId: string) => boolean;
}

/** `decided`: these bytes are approved already; `changed`: they are not the present ones. */
export type Inquiry =
  | Question
  | { readonly kind: 'decided'; readonly byName: string; readonly at: number }
  | { readonly kind: 'notAsked' }
  | { readonly kind: 'changed'; readonly faults: readonly MemberFault[] };

async function aboutTemplate(database: Kysely<Database>, id: string, sha256: string): Promise<Inquiry> {
  const draft = await findDraft(database, id);
  if (draft?.sha256 !== sha256) return { kind: 'changed', faults: [] };
  const row = await database
    .selectFrom('editor_approvals as approval')
    .innerJoin('editor_templates as template', 'template.id', 'approval.template_id')
    .selectAll('approval')
    .select(['template.name', 'template.market', 'template.is_archived'])
    .where('approval.template_id', '=', id)
    .where('approval.sha256', '=', sha256)
    .executeTakeFirst();
  if (!row || row.is_archived === 1) return { kind: 'notAsked' };
  if (row.approved_at !== null)
    return { kind: 'decided', byName: row.approved_by_name ?? '', at: row.approved_at };
  const before = ((await findKeptLive(database, id)) ?? (await findLive(database, id)))?.document ?? null;
  return {
    kind: 'asked',
    name: row.name,
    requestedByName: row.requested_by_name,
    askedBy: [row.requested_by_id],
    requestedAt: row.requested_at,
    note: row.note,
    pages: [{ id, name: row.name, market: row.market, before, after: draft.document }],
    involves: (accountId) => isInvolved({ ...row, changed_by_id: draft.changed_by_id }, accountId),
  };
}

async function aboutBundle(database: Kysely<Database>, id: string, sha256: string): Promise<Inquiry> {
  const bundle = await findBundle(database, id);
  if (bundle?.state !== 'open') return { kind: 'notAsked' };
  const members = await findMembers(database, bundle);
  if (bytesOf(members) !== sha256) return { kind: 'changed', faults: changedOf(members) };
  if (bundle.asked_sha256 !== sha256) return { kind: 'notAsked' };
  if (bundle.answer === 'approved')
    return { kind: 'decided', byName: bundle.answered_by_name ?? '', at: bundle.answered_at ?? 0 };
  return {
    kind: 'asked',
    name: bundle.name,
    requestedByName: bundle.requested_by_name ?? '',
    askedBy: bundle.requested_by_id === null ? [] : [bundle.requested_by_id],
    requestedAt: bundle.requested_at ?? 0,
    note: bundle.note ?? '',
    pages: members.flatMap(({ template_id, name, market, before, after }) =>
      after ? [{ id: template_id, name, market, before, after: after.document }] : [],
    ),
    involves: (accountId) => isInvolvedIn(bundle, members, accountId),
  };
}

/** What has become of the question about exactly these bytes. */
export const findQuestion = (
  database: Kysely<Database>,
  { kind, id }: Subject,
  sha256: string,
): Promise<Inquiry> =>
  kind === 'template' ? aboutTemplate(database, id, sha256) : aboutBundle(database, id, sha256);
