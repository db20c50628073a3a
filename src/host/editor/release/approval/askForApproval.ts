import type { RequestApprovalPayload } from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import { documentMarket } from '../../../store/documentIdentity';
import { refreshState } from '../../../store/templateIndex';
import type { Refusal } from '../../door/calls/refusal';
import { findEligibleApprovers, listApprovers, type Person } from '../../workspace/drafts/approvers';
import type { TemplateChange } from '../../workspace/drafts/changeTemplate';
import { findDraft, findEnded, findLive } from '../../workspace/drafts/draftStore';
import { mayAnswer } from '../bundles/bundleApproval';
import { checkObstacles, refuseChangedBundle } from '../bundles/bundleObstacles';
import { bytesOf } from '../bundles/bundleStore';
import type { BundleChange } from '../bundles/changeBundle';
import { refuseChangedDraft } from '../publish/publish';

type Asked = Promise<Result<undefined, Refusal>>;

const idsOf = (people: readonly Person[]): readonly string[] => people.map(({ id }) => id);

/** A campaign that is over has no draft; what was live last becomes one, so that there is something to answer. */
async function draftToAsk({ transaction, id, account, now }: TemplateChange) {
  const draft = await findDraft(transaction, id);
  if (draft ?? (await findLive(transaction, id))) return draft;
  const { version } = await transaction
    .selectFrom('editor_templates')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ended = await findEnded(transaction, id, version);
  if (!ended) return undefined;
  const { document, sha256 } = ended;
  const changed = { changed_at: now, changed_by_id: account.id, changed_by_name: account.name };
  const row = { template_id: id, version, document, sha256, ...changed };
  await transaction.insertInto('editor_drafts').values(row).execute();
  await refreshState(transaction, id);
  return row;
}

const unanswered = {
  change_asked_by_id: null,
  change_asked_by_name: null,
  change_asked_at: null,
  change_note: null,
  answered_link: null,
};

/** True where it is asked now; what is approved stays approved: the bytes are the same. */
async function writeTemplateQuestion(
  { transaction, id, account, now }: TemplateChange,
  { sha256, note }: RequestApprovalPayload,
): Promise<boolean> {
  const asked = { requested_by_id: account.id, requested_by_name: account.name, requested_at: now, note };
  const nobody = { approved_by_id: null, approved_by_name: null, approved_at: null };
  const row = await transaction
    .insertInto('editor_approvals')
    .values({ template_id: id, sha256, ...asked, ...unanswered, ...nobody })
    .onConflict((conflict) =>
      conflict
        .columns(['template_id', 'sha256'])
        .doUpdateSet({ ...asked, ...unanswered })
        .where('editor_approvals.approved_at', 'is', null),
    )
    .returning('sha256')
    .executeTakeFirst();
  // Nobody is to answer what was asked about an earlier state.
  await transaction
    .deleteFrom('editor_approvals')
    .where('template_id', '=', id)
    .where('sha256', '!=', sha256)
    .where('approved_at', 'is', null)
    .execute();
  return row !== undefined;
}

/** Asks about the draft of one template. */
export async function askAboutTemplate(open: TemplateChange, payload: RequestApprovalPayload): Asked {
  const draft = await draftToAsk(open);
  if (draft?.sha256 !== payload.sha256) return refuseChangedDraft();
  if (!(await writeTemplateQuestion(open, payload))) return success(undefined);
  const { transaction, account, record } = open;
  const market = documentMarket(draft.document);
  const asked = { ...draft, market, requested_by_id: account.id };
  const detail = { sha256: payload.sha256, note: payload.note };
  await record('approvalRequested', detail, idsOf(await findEligibleApprovers(transaction, asked)));
  return success(undefined);
}

async function writeBundleQuestion(
  { transaction, bundle, members, account, now }: BundleChange,
  { sha256, note }: RequestApprovalPayload,
): Promise<void> {
  await transaction
    .updateTable('editor_bundles')
    .set({
      asked_sha256: sha256,
      requested_by_id: account.id,
      requested_by_name: account.name,
      requested_at: now,
      note,
      answer: null,
      answered_by_name: null,
      answered_at: null,
      answer_note: null,
      answered_link: null,
    })
    .where('id', '=', bundle.id)
    .execute();
  for (const { template_id, after } of members)
    await transaction
      .updateTable('editor_bundle_members')
      .set({ asked_sha256: after?.sha256 ?? null })
      .where('bundle_id', '=', bundle.id)
      .where('template_id', '=', template_id)
      .execute();
}

/** Asks about all drafts of a bundle together. */
export async function askAboutBundle(open: BundleChange, payload: RequestApprovalPayload): Asked {
  const { transaction, bundle, members, account, record } = open;
  if (bytesOf(members) !== payload.sha256) return refuseChangedBundle(members);
  const free = checkObstacles(members);
  if (!free.ok) return free;
  // What is approved stays approved: the bytes are the same.
  if (bundle.answer === 'approved' && bundle.asked_sha256 === payload.sha256) return success(undefined);
  await writeBundleQuestion(open, payload);
  const asked = { ...bundle, requested_by_id: account.id };
  const recipients = mayAnswer(await listApprovers(transaction), asked, members);
  const detail = { sha256: payload.sha256, note: payload.note };
  await record('bundleApprovalRequested', detail, idsOf(recipients));
  return success(undefined);
}
