import type { approvalRows, bundleApprovalRows } from '../../../../editorCalls/release';
import type { ApprovePayload, AskForChangePayload } from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import type { Handle, Handlers, MemberInput } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { changeAndReply, type TemplateChange } from '../../workspace/drafts/changeTemplate';
import { refuseChangedMembers } from '../bundles/bundleObstacles';
import { changeBundleAndReply } from '../bundles/changeBundle';
import { refuseChangedDraft } from '../publish/publish';
import { askAboutBundle, askAboutTemplate } from './askForApproval';
import { type Answer, giveAnswer } from './giveAnswer';
import { findQuestion } from './question';
import type { Subject } from './subject';

type Open = Pick<TemplateChange, 'transaction' | 'account' | 'now'>;

/** A bundle that is scheduled or published has been answered for good. */
const waiting = { states: ['open'] } as const;

/** Does one change of what a call is about, and replies with it as it then stands. */
const changeSubject = (
  editor: Editor,
  input: MemberInput,
  kind: Subject['kind'],
  change: (open: Open) => Promise<Result<undefined, Refusal>>,
) =>
  kind === 'template'
    ? changeAndReply(editor, input, change)
    : changeBundleAndReply(editor, input, change, waiting);

/** By somebody other than who asked and who changed any of it last, for these bytes and no others. */
const answer =
  (
    subject: Subject,
    { sha256, note }: AskForChangePayload,
    given: Answer['answer'],
  ): ((open: Open) => Promise<Result<undefined, Refusal>>) =>
  async ({ transaction, account, now }) => {
    const question = await findQuestion(transaction, subject, sha256);
    switch (question.kind) {
      case 'changed':
        return subject.kind === 'template' ? refuseChangedDraft() : refuseChangedMembers(question.faults);
      case 'notAsked':
        return refuse('notFound', 'nobody has asked for approval of these bytes');
      case 'decided':
        return given === 'approved'
          ? success(undefined)
          : refuse('conflict', 'these bytes are approved already');
      case 'asked':
        if (question.involves(account.id)) return refuse('forbidden', 'a second person has to answer');
        await giveAnswer(
          transaction,
          { subject, sha256, question },
          { answer: given, note, by: account, link: null, now },
        );
        return success(undefined);
    }
  };

const approve =
  (editor: Editor, kind: Subject['kind']): Handle<ApprovePayload> =>
  (input, { sha256 }) => {
    const subject = { kind, id: input.parameters.id ?? '' };
    return changeSubject(editor, input, kind, answer(subject, { sha256, note: '' }, 'approved'));
  };

/** The other answer: what is to be changed first. */
const askForChange =
  (editor: Editor, kind: Subject['kind']): Handle<AskForChangePayload> =>
  (input, payload) => {
    const subject = { kind, id: input.parameters.id ?? '' };
    return changeSubject(editor, input, kind, answer(subject, payload, 'changeAsked'));
  };

export const approvalCalls = (editor: Editor): Handlers<typeof approvalRows & typeof bundleApprovalRows> => ({
  'POST /templates/:id/approval-requests': (input, payload) =>
    changeAndReply(editor, input, (open) => askAboutTemplate(open, payload)),
  'POST /templates/:id/approvals': approve(editor, 'template'),
  'POST /templates/:id/change-requests': askForChange(editor, 'template'),
  'POST /bundles/:id/approval-requests': (input, payload) =>
    changeBundleAndReply(editor, input, (open) => askAboutBundle(open, payload), waiting),
  'POST /bundles/:id/approvals': approve(editor, 'bundle'),
  'POST /bundles/:id/change-requests': askForChange(editor, 'bundle'),
});
