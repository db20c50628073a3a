import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { isInvolvedIn } from '../bundles/bundleApproval';
import { bytesOf, findBundle, findMembers } from '../bundles/bundleStore';
import { isInvolved } from '../drafts/approvalStanding';
import { findDraft, findLive } from '../drafts/draftStore';
import { mayPublish } from '../schedule/failedSchedule';
import type { StoredLink } from './linkStore';

/** One page of what is asked about. */
export interface AskedPage {
  readonly id: string;
  readonly name: string;
  /** Exact JSON text of what is live; null: nothing. */
  readonly before: string | null;
  readonly after: string;
}

/** What is asked about, while it still is. */
export interface Question {
  readonly name: string;
  readonly requestedByName: string;
  readonly note: string;
  readonly pages: readonly AskedPage[];
  /** Whether an account has to do with it, and so can't answer, nor have somebody answer in its name. */
  readonly involves: (accountId: string) => boolean;
}

type Asked = Pick<StoredLink, 'template_id' | 'bundle_id' | 'sha256'>;

async function ofTemplate(
  database: Kysely<Database>,
  id: string,
  sha256: string,
): Promise<Question | undefined> {
  const draft = await findDraft(database, id);
  if (draft?.sha256 !== sha256) return undefined;
  const row = await database
    .selectFrom('editor_approvals as approval')
    .innerJoin('editor_templates as template', 'template.id', 'approval.template_id')
    .select(['template.name', 'approval.requested_by_id', 'approval.requested_by_name', 'approval.note'])
    .where('approval.template_id', '=', id)
    .where('approval.sha256', '=', sha256)
    .where('approval.approved_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const before = (await findLive(database, id))?.document ?? null;
  return {
    name: row.name,
    requestedByName: row.requested_by_name,
    note: row.note,
    pages: [{ id, name: row.name, before, after: draft.document }],
    involves: (accountId) => isInvolved({ ...row, changed_by_id: draft.changed_by_id }, accountId),
  };
}

async function ofBundle(
  database: Kysely<Database>,
  id: string,
  sha256: string,
): Promise<Question | undefined> {
  const bundle = await findBundle(database, id);
  if (bundle?.state !== 'open' || bundle.asked_sha256 !== sha256 || bundle.answer === 'approved')
    return undefined;
  const members = await findMembers(database, bundle);
  if (bytesOf(members) !== sha256) return undefined;
  return {
    name: bundle.name,
    requestedByName: bundle.requested_by_name ?? '',
    note: bundle.note ?? '',
    pages: members.flatMap(({ template_id, name, before, after }) =>
      after ? [{ id: template_id, name, before, after: after.document }] : [],
    ),
    involves: (accountId) => isInvolvedIn(bundle, members, accountId),
  };
}

/** What was asked about exactly these bytes; undefined: they have changed, are approved, or nobody asks any more. */
export async function findQuestion(
  database: Kysely<Database>,
  { template_id, bundle_id, sha256 }: Asked,
): Promise<Question | undefined> {
  if (template_id !== null) return ofTemplate(database, template_id, sha256);
  return bundle_id === null ? undefined : ofBundle(database, bundle_id, sha256);
}

/** A link gives away what its maker may do, and no more: who may not answer any more has nobody answer either. */
export const isVouchedFor = async (
  transaction: Transaction<Database>,
  { created_by_id }: Pick<StoredLink, 'created_by_id'>,
  { involves, pages }: Question,
): Promise<boolean> =>
  !involves(created_by_id) &&
  mayPublish(
    transaction,
    created_by_id,
    pages.map(({ after }) => after),
  );
