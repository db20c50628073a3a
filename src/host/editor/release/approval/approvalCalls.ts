import type { Transaction } from 'kysely';
import type { AskForChangePayload } from '../../../../generated/editor';
import validateApprove from '../../../../generated/validators/editor/approvePayload';
import validateAskForChange from '../../../../generated/validators/editor/askForChangePayload';
import validateRequestApproval from '../../../../generated/validators/editor/requestApprovalPayload';
import { type Result, success } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import type { Actor } from '../../../store/recordAudit';
import { type EditorCall, type Handle, type MemberInput, withPayload } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { changeAndReply } from '../../workspace/drafts/changeTemplate';
import { refuseChangedMembers } from '../bundles/bundleObstacles';
import { changeBundleAndReply } from '../bundles/changeBundle';
import { refuseChangedDraft } from '../publishing/publish';
import { askAboutBundle, askAboutTemplate } from './askForApproval';
import { type Answer, giveAnswer } from './giveAnswer';
import { findQuestion } from './question';
import type { Subject } from './subject';

interface Open {
  readonly transaction: Transaction<Database>;
  readonly account: Actor & { readonly id: string };
  readonly now: number;
}

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

const approve = (editor: Editor, kind: Subject['kind']): Handle =>
  withPayload(validateApprove, (input, { sha256 }) => {
    const subject = { kind, id: input.parameters.id ?? '' };
    return changeSubject(editor, input, kind, answer(subject, { sha256, note: '' }, 'approved'));
  });

/** The other answer: what is to be changed first. */
const askForChange = (editor: Editor, kind: Subject['kind']): Handle =>
  withPayload(validateAskForChange, (input, payload) => {
    const subject = { kind, id: input.parameters.id ?? '' };
    return changeSubject(editor, input, kind, answer(subject, payload, 'changeAsked'));
  });

export const approvalCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'POST',
    path: '/templates/:id/approval-requests',
    role: 'editor',
    scope: 'draft',
    reach: 'template',
    summary: 'Ask for approval of the draft',
    payload: 'requestApprovalPayload',
    reply: 'templateDetails',
    handle: withPayload(validateRequestApproval, (input, payload) =>
      changeAndReply(editor, input, (open) => askAboutTemplate(open, payload)),
    ),
  },
  {
    method: 'POST',
    path: '/templates/:id/approvals',
    role: 'publisher',
    scope: 'session',
    reach: 'template',
    summary: 'Approve the draft',
    payload: 'approvePayload',
    reply: 'templateDetails',
    handle: approve(editor, 'template'),
  },
  {
    method: 'POST',
    path: '/templates/:id/change-requests',
    role: 'publisher',
    scope: 'session',
    reach: 'template',
    summary: 'Ask for a change of the draft',
    payload: 'askForChangePayload',
    reply: 'templateDetails',
    handle: askForChange(editor, 'template'),
  },
  {
    method: 'POST',
    path: '/bundles/:id/approval-requests',
    role: 'editor',
    scope: 'draft',
    reach: 'listed',
    summary: 'Ask for approval of all its drafts together',
    payload: 'requestApprovalPayload',
    reply: 'bundleDetails',
    handle: withPayload(validateRequestApproval, (input, payload) =>
      changeBundleAndReply(editor, input, (open) => askAboutBundle(open, payload), waiting),
    ),
  },
  {
    method: 'POST',
    path: '/bundles/:id/approvals',
    role: 'publisher',
    scope: 'session',
    reach: 'listed',
    summary: 'Approve all drafts of a bundle',
    payload: 'approvePayload',
    reply: 'bundleDetails',
    handle: approve(editor, 'bundle'),
  },
  {
    method: 'POST',
    path: '/bundles/:id/change-requests',
    role: 'publisher',
    scope: 'session',
    reach: 'listed',
    summary: 'Ask for a change in a bundle',
    payload: 'askForChangePayload',
    reply: 'bundleDetails',
    handle: askForChange(editor, 'bundle'),
  },
];
