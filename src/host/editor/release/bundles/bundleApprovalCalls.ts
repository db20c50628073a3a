import type { bundleApprovalRows } from '../../../../editorCalls/release';
import type {
  ApprovePayload,
  AskForChangePayload,
  RequestApprovalPayload,
} from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import { listApprovers } from '../../workspace/drafts/approvalStanding';
import type { Handle, Handlers } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { writeBundleAnswer } from './bundleAnswer';
import { isInvolvedIn, mayAnswer } from './bundleApproval';
import { bytesOf, type Member } from './bundleStore';
import { type BundleChange, changeBundleAndReply } from './changeBundle';

/** The templates that are not what approval was asked for. */
export const changedOf = (members: readonly Member[]): readonly { path: string; message: string }[] =>
  members.flatMap(({ template_id, asked_sha256, after }) =>
    asked_sha256 === null || asked_sha256 === (after?.sha256 ?? null)
      ? []
      : [{ path: `/templates/${template_id}`, message: 'has changed since approval was asked for' }],
  );

/** Other bytes than the caller has seen. */
export const refuseChangedBundle = (members: readonly Member[]) =>
  refuse('conflict', 'a template of the bundle has changed since: look at it again', {
    faults: [...changedOf(members)],
  });

/** Something of a template keeps the whole bundle back; each such template is named. */
export function checkObstacles(members: readonly Member[]): Result<undefined, Refusal> {
  const faults = members.flatMap(({ template_id, obstacle }) =>
    obstacle === null ? [] : [{ path: `/templates/${template_id}`, message: obstacle }],
  );
  if (faults.length === 0) return success(undefined);
  return refuse('conflict', 'a template of the bundle is in the way of all', { faults });
}

const request =
  (editor: Editor): Handle<RequestApprovalPayload> =>
  (input, { sha256, note }) =>
    changeBundleAndReply(
      editor,
      input,
      async ({ transaction, bundle, members, account, now, record }) => {
        if (bytesOf(members) !== sha256) return refuseChangedBundle(members);
        const free = checkObstacles(members);
        if (!free.ok) return free;
        // What is approved stays approved: the bytes are the same.
        if (bundle.answer === 'approved' && bundle.asked_sha256 === sha256) return success(undefined);
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
        const asked = { ...bundle, requested_by_id: account.id };
        const recipients = mayAnswer(await listApprovers(transaction), asked, members);
        await record(
          'bundleApprovalRequested',
          { sha256, note },
          recipients.map(({ id }) => id),
        );
        return success(undefined);
      },
      { states: ['open'] },
    );

/** What was asked about these bytes, where the caller may answer. */
function checkQuestion(
  { bundle, members, account }: BundleChange,
  sha256: string,
): Result<undefined, Refusal> {
  if (bytesOf(members) !== sha256) return refuseChangedBundle(members);
  if (bundle.asked_sha256 !== sha256)
    return refuse('notFound', 'nobody has asked for approval of these bytes');
  if (isInvolvedIn(bundle, members, account.id)) return refuse('forbidden', 'a second person has to answer');
  return success(undefined);
}

/** Who is told of an answer. */
const askedBy = ({ bundle: { requested_by_id: id } }: BundleChange): readonly string[] =>
  id === null ? [] : [id];

const writeAnswer = (
  { transaction, bundle, account, now }: BundleChange,
  answer: 'approved' | 'changeAsked',
  note: string,
) => writeBundleAnswer(transaction, bundle.id, { by: account, link: null, answer, note, now });

/** By somebody other than who asked and who changed one of them last, for these bytes and no others. */
const approve =
  (editor: Editor): Handle<ApprovePayload> =>
  (input, { sha256 }) =>
    changeBundleAndReply(
      editor,
      input,
      async (open) => {
        if (open.bundle.answer === 'approved' && open.bundle.asked_sha256 === sha256)
          return bytesOf(open.members) === sha256 ? success(undefined) : refuseChangedBundle(open.members);
        const question = checkQuestion(open, sha256);
        if (!question.ok) return question;
        await writeAnswer(open, 'approved', '');
        await open.record('bundleApproved', { sha256 }, askedBy(open));
        return success(undefined);
      },
      { states: ['open'] },
    );

const askForChange =
  (editor: Editor): Handle<AskForChangePayload> =>
  (input, { sha256, note }) =>
    changeBundleAndReply(
      editor,
      input,
      async (open) => {
        const question = checkQuestion(open, sha256);
        if (!question.ok) return question;
        if (open.bundle.answer === 'approved') return refuse('conflict', 'these bytes are approved already');
        await writeAnswer(open, 'changeAsked', note);
        await open.record('bundleChangeAsked', { sha256, note }, askedBy(open));
        return success(undefined);
      },
      { states: ['open'] },
    );

export const bundleApprovalCalls = (editor: Editor): Handlers<typeof bundleApprovalRows> => ({
  'POST /bundles/:id/approval-requests': request(editor),
  'POST /bundles/:id/approvals': approve(editor),
  'POST /bundles/:id/change-requests': askForChange(editor),
});
