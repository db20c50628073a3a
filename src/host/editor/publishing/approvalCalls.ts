import validateApprove from '../../../generated/validators/editor/approvePayload';
import validateRequestApproval from '../../../generated/validators/editor/requestApprovalPayload';
import { success } from '../../../kernel/result';
import { type EditorCall, type Handle, withPayload } from '../calls/call';
import { refuse } from '../calls/refusal';
import { findDraft } from '../drafts/draftStore';
import type { Editor } from '../editor';
import { changeAndReply } from '../drafts/changeTemplate';

export const otherBytes = () => refuse('conflict', 'the draft has changed since: look at it again');

const request = (editor: Editor): Handle =>
  withPayload(validateRequestApproval, (input, { sha256, note }) =>
    changeAndReply(editor, input, async ({ transaction, id, account, now, record }) => {
      if ((await findDraft(transaction, id))?.sha256 !== sha256) return otherBytes();
      const asked = { requested_by_id: account.id, requested_by_name: account.name, requested_at: now, note };
      const row = await transaction
        .insertInto('editor_approvals')
        .values({
          template_id: id,
          sha256,
          ...asked,
          approved_by_id: null,
          approved_by_name: null,
          approved_at: null,
        })
        .onConflict((conflict) =>
          // What is approved stays approved: the bytes are the same.
          conflict
            .columns(['template_id', 'sha256'])
            .doUpdateSet(asked)
            .where('editor_approvals.approved_at', 'is', null),
        )
        .returning('sha256')
        .executeTakeFirst();
      if (row) await record('approvalRequested', { sha256, note });
      return success(id);
    }),
  );

/** By somebody other than who asked and who changed it last, for these bytes and no others. */
const approve = (editor: Editor): Handle =>
  withPayload(validateApprove, (input, { sha256 }) =>
    changeAndReply(editor, input, async ({ transaction, id, account, now, record }) => {
      const draft = await findDraft(transaction, id);
      if (draft?.sha256 !== sha256) return otherBytes();
      const asked = await transaction
        .selectFrom('editor_approvals')
        .select(['requested_by_id', 'approved_at'])
        .where('template_id', '=', id)
        .where('sha256', '=', sha256)
        .executeTakeFirst();
      if (!asked) return refuse('notFound', 'nobody has asked for approval of these bytes');
      if (asked.approved_at !== null) return success(id);
      if (account.id === asked.requested_by_id || account.id === draft.changed_by_id) {
        return refuse('forbidden', 'a second person has to approve');
      }
      await transaction
        .updateTable('editor_approvals')
        .set({ approved_by_id: account.id, approved_by_name: account.name, approved_at: now })
        .where('template_id', '=', id)
        .where('sha256', '=', sha256)
        .execute();
      await record('approved', { sha256 });
      return success(id);
    }),
  );

export const approvalCalls = (editor: Editor): readonly EditorCall[] => [
  { method: 'POST', path: '/templates/:id/approval-requests', role: 'editor', handle: request(editor) },
  { method: 'POST', path: '/templates/:id/approvals', role: 'publisher', handle: approve(editor) },
];
