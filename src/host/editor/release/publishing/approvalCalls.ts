import type { approvalRows } from '../../../../editorCalls/release';
import type {
  ApprovePayload,
  AskForChangePayload,
  RequestApprovalPayload,
} from '../../../../generated/editor';
import { success } from '../../../../kernel/result';
import type { Handle, Handlers } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import { findEligibleApprovers, isInvolved } from '../../workspace/drafts/approvalStanding';
import { findDraft, findEnded, findLive } from '../../workspace/drafts/draftStore';
import type { Editor } from '../../editor';
import { changeAndReply, type TemplateChange } from '../../workspace/drafts/changeTemplate';
import { writeTemplateAnswer } from './templateAnswer';
import { documentMarket } from '../../../store/documentIdentity';
import { refreshState } from '../../../store/templateIndex';

export const refuseChangedDraft = () => refuse('conflict', 'the draft has changed since: look at it again');

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

const request =
  (editor: Editor): Handle<RequestApprovalPayload> =>
  (input, { sha256, note }) =>
    changeAndReply(editor, input, async (open) => {
      const { transaction, id, account, now, record } = open;
      const draft = await draftToAsk(open);
      if (draft?.sha256 !== sha256) return refuseChangedDraft();
      const asked = { requested_by_id: account.id, requested_by_name: account.name, requested_at: now, note };
      const row = await transaction
        .insertInto('editor_approvals')
        .values({
          template_id: id,
          sha256,
          ...asked,
          ...unanswered,
          approved_by_id: null,
          approved_by_name: null,
          approved_at: null,
        })
        .onConflict((conflict) =>
          // What is approved stays approved: the bytes are the same.
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
      if (!row) return success(id);
      const market = documentMarket(draft.document);
      const recipients = await findEligibleApprovers(transaction, {
        ...draft,
        market,
        requested_by_id: account.id,
      });
      await record(
        'approvalRequested',
        { sha256, note },
        recipients.map((person) => person.id),
      );
      return success(id);
    });

/** What was asked about these bytes, where the caller may answer: the draft has them, and is another person's. */
async function findQuestion({ transaction, id, account }: TemplateChange, sha256: string) {
  const draft = await findDraft(transaction, id);
  if (draft?.sha256 !== sha256) return refuseChangedDraft();
  const asked = await transaction
    .selectFrom('editor_approvals')
    .select(['requested_by_id', 'approved_at'])
    .where('template_id', '=', id)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (!asked) return refuse('notFound', 'nobody has asked for approval of these bytes');
  const isApproved = asked.approved_at !== null;
  if (!isApproved && isInvolved({ ...asked, changed_by_id: draft.changed_by_id }, account.id))
    return refuse('forbidden', 'a second person has to answer');
  return success({ isApproved, askedById: asked.requested_by_id });
}

/** By somebody other than who asked and who changed it last, for these bytes and no others. */
const approve =
  (editor: Editor): Handle<ApprovePayload> =>
  (input, { sha256 }) =>
    changeAndReply(editor, input, async (open) => {
      const { transaction, id, account, now, record } = open;
      const question = await findQuestion(open, sha256);
      if (!question.ok) return question;
      if (question.value.isApproved) return success(id);
      await writeTemplateAnswer(
        transaction,
        { id, sha256 },
        { by: account, link: null, answer: 'approved', note: '', now },
      );
      await record('approved', { sha256 }, [question.value.askedById]);
      return success(id);
    });

/** The other answer: what is to be changed first. */
const askForChange =
  (editor: Editor): Handle<AskForChangePayload> =>
  (input, { sha256, note }) =>
    changeAndReply(editor, input, async (open) => {
      const { transaction, id, account, now, record } = open;
      const question = await findQuestion(open, sha256);
      if (!question.ok) return question;
      if (question.value.isApproved) return refuse('conflict', 'these bytes are approved already');
      await writeTemplateAnswer(
        transaction,
        { id, sha256 },
        { by: account, link: null, answer: 'changeAsked', note, now },
      );
      await record('changeAsked', { sha256, note }, [question.value.askedById]);
      return success(id);
    });

export const approvalCalls = (editor: Editor): Handlers<typeof approvalRows> => ({
  'POST /templates/:id/approval-requests': request(editor),
  'POST /templates/:id/approvals': approve(editor),
  'POST /templates/:id/change-requests': askForChange(editor),
});
