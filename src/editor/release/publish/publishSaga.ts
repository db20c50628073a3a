import { createAction } from '@reduxjs/toolkit';
import { call, put, select, spawn, takeEvery } from 'typed-redux-saga';
import type {
  AskForChangePayload,
  PublishPayload,
  PublishReply,
  TemplateDetails,
} from '../../../generated/editor';
import { deleteTemplatesIdSchedule } from '../../../generated/editorCalls/deleteTemplatesIdSchedule';
import { postTemplatesIdApprovalRequests } from '../../../generated/editorCalls/postTemplatesIdApprovalRequests';
import { postTemplatesIdApprovals } from '../../../generated/editorCalls/postTemplatesIdApprovals';
import { postTemplatesIdChangeRequests } from '../../../generated/editorCalls/postTemplatesIdChangeRequests';
import { postTemplatesIdPublish } from '../../../generated/editorCalls/postTemplatesIdPublish';
import { type EditorClient, type EditorProblem, type EditorReply, sending } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { settle } from '../../kit/data/resource';
import { getDetails } from '../../kit/data/template';
import { editEvents, selectEdit } from '../../workspace/model/editSlice';
import type { EditorDependencies } from '../../kit/shell/feature';
import { type PlanRequest, sendPlan } from '../../insight/statistics/experimentsFeature';
import { waitingCount } from '../../kit/shell/waitingFeature';

type About<Payload> = Payload & { readonly id: string };
type ApprovalRequest = About<{ readonly sha256: string; readonly note: string }>;
type ApprovalGiven = About<{ readonly sha256: string }>;
type ChangeAsked = About<AskForChangePayload>;

/** With what the experiments that begin are judged by. */
export type Publication = About<PublishPayload> & { readonly plans: readonly PlanRequest[] };

/** Somebody is about to compare the draft with what is live. */
export const publishDialogOpened = createAction('publish/dialogOpened');
export const publishTemplate = createEditorMutation<Publication, PublishReply>('publishTemplate');
export const requestApproval = createEditorMutation<ApprovalRequest, TemplateDetails>('requestApproval');
export const approveDraft = createEditorMutation<ApprovalGiven, TemplateDetails>('approveDraft');
export const askForChange = createEditorMutation<ChangeAsked, TemplateDetails>('askForChange');
export const cancelSchedule = createEditorMutation<string, TemplateDetails>('cancelSchedule');

export const publishMutations = [
  publishTemplate,
  requestApproval,
  approveDraft,
  askForChange,
  cancelSchedule,
];

/** What experiments are judged by is said first, so that nobody can have seen a visit by then. */
const postPublish =
  (client: EditorClient) =>
  async ({ plans, ...publication }: Publication): Promise<EditorReply<PublishReply>> => {
    for (const plan of plans) {
      const planned = await sendPlan(client)(plan);
      if (!planned.ok) return planned;
    }
    return client.send(postTemplatesIdPublish(publication));
  };

const deleteSchedule = (client: EditorClient) => (id: string) =>
  client.send(deleteTemplatesIdSchedule({ id }));

function* showDetails(details: TemplateDetails) {
  yield* put(editEvents.detailsRefreshed(details));
  yield* put(waitingCount.renewed(undefined));
}

/** Asking for approval, approving, publishing now or later, taking a schedule back. */
export function* watchPublishing({ client }: EditorDependencies) {
  function* askForDetails() {
    const { id } = yield* select(selectEdit);
    const details = yield* call(settle<TemplateDetails>, () => getDetails(client)(id));
    if (details.ok) yield* put(editEvents.detailsRefreshed(details.value));
  }
  // What it would replace, or what it is, has changed since it was looked at: shown before anything else.
  yield* takeEvery(
    [publishTemplate.refused, requestApproval.refused, approveDraft.refused, askForChange.refused],
    function* handleRefusal({ payload }: { readonly payload: EditorProblem }) {
      if (payload.code === 'conflict') yield* call(askForDetails);
    },
  );
  yield* takeEvery(publishDialogOpened, askForDetails);
  yield* spawn(watchMutation, publishTemplate, postPublish(client), askForDetails);
  yield* spawn(watchMutation, requestApproval, sending(client, postTemplatesIdApprovalRequests), showDetails);
  yield* spawn(watchMutation, approveDraft, sending(client, postTemplatesIdApprovals), showDetails);
  yield* spawn(watchMutation, askForChange, sending(client, postTemplatesIdChangeRequests), showDetails);
  yield* spawn(watchMutation, cancelSchedule, deleteSchedule(client), showDetails);
}
