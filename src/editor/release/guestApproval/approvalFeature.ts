import { put, spawn } from 'typed-redux-saga';
import type { AnswerApprovalPayload, ApprovalQuestion } from '../../../generated/editor';
import { postApprovalLinksAnswer } from '../../../generated/editorCalls/postApprovalLinksAnswer';
import { postApprovalLinksOpen } from '../../../generated/editorCalls/postApprovalLinksOpen';
import { sending } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, watchResource } from '../../kit/data/resource';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

/** What a link asks; the request is its token. */
export const approvalQuestion = createResource<string, ApprovalQuestion>('approvalQuestion');
export const answerApproval = createEditorMutation<AnswerApprovalPayload, ApprovalQuestion>('answerApproval');

function* watchApproval({ client }: EditorDependencies) {
  yield* spawn(watchResource, approvalQuestion, (token: string) =>
    client.send(postApprovalLinksOpen({ token })),
  );
  yield* spawn(
    watchMutation,
    answerApproval,
    sending(client, postApprovalLinksAnswer),
    function* handleAnswered(question: ApprovalQuestion) {
      yield* put(approvalQuestion.arrived(question));
    },
  );
}

export const approvalFeature: EditorFeature = {
  slices: [approvalQuestion, answerApproval],
  saga: watchApproval,
};
