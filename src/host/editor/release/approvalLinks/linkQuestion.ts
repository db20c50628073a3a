import type { Kysely } from 'kysely';
import type { Database } from '../../../store/database';
import { isInvolvedIn } from '../bundles/bundleApproval';
import { bytesOf, findBundle, findMembers } from '../bundles/bundleStore';
import { isInvolved } from '../../workspace/drafts/approvalStanding';
import { findDraft, findKeptLive, findLive } from '../../workspace/drafts/draftStore';
import { mayPublish } from '../schedule/failedSchedule';
import { readSettings } from '../../identity/settings/settings';
import type { StoredLink } from './linkStore';

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

/** `decided`: these bytes are approved already; `changed`: they are not the present ones, or nobody asks any more. */
export type LinkQuestion =
  | Question
  | { readonly kind: 'decided'; readonly byName: string; readonly at: number }
  | { readonly kind: 'changed' };

type Asked = Pick<StoredLink, 'template_id' | 'bundle_id' | 'sha256'>;

const changed = { kind: 'changed' } as const;

async function ofTemplate(database: Kysely<Database>, id: string, sha256: string): Promise<LinkQuestion> {
  const draft = await findDraft(database, id);
  const row = await database
    .selectFrom('editor_approvals as approval')
    .innerJoin('editor_templates as template', 'template.id', 'approval.template_id')
    .selectAll('approval')
    .select(['template.name', 'template.market', 'template.is_archived'])
    .where('approval.template_id', '=', id)
    .where('approval.sha256', '=', sha256)
    .executeTakeFirst();
  if (!row || row.is_archived === 1 || draft?.sha256 !== sha256) return changed;
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

async function ofBundle(database: Kysely<Database>, id: string, sha256: string): Promise<LinkQuestion> {
  const bundle = await findBundle(database, id);
  if (bundle?.state !== 'open' || bundle.asked_sha256 !== sha256) return changed;
  const members = await findMembers(database, bundle);
  if (bytesOf(members) !== sha256) return changed;
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
export async function findQuestion(
  database: Kysely<Database>,
  { template_id, bundle_id, sha256 }: Asked,
): Promise<LinkQuestion> {
  if (template_id !== null) return ofTemplate(database, template_id, sha256);
  return bundle_id === null ? changed : ofBundle(database, bundle_id, sha256);
}

/**
 * A link gives away what its maker may do, and no more: a maker who may not answer any more has nobody answer either. Nor does
 * anybody where the settings let nobody answer by a link.
 */
export const isMakerStillAllowed = async (
  database: Kysely<Database>,
  accountId: string,
  { involves, pages }: Question,
): Promise<boolean> =>
  !involves(accountId) &&
  (await readSettings(database)).allowsApprovalLinks &&
  mayPublish(
    database,
    accountId,
    pages.map(({ after }) => after),
  );
