import { call, put, select, spawn, takeEvery } from 'typed-redux-saga';
import type { PublishPayload, PublishReply, TemplateDetails } from '../../generated/editor';
import type { EditorProblem } from '../api/problem';
import { settle } from '../data/resource';
import { watchMutation, createMutation } from '../data/mutation';
import * as calls from '../edit/editCalls';
import type { About } from '../edit/editCalls';
import { editEvents, selectEdit } from '../edit/editSlice';
import type { EditorDependencies } from '../shell/feature';
import { createAction, type StateFromReducersMapObject } from '@reduxjs/toolkit';

function* showDetails(details: TemplateDetails) {
  yield* put(editEvents.detailsRefreshed(details));
}

/** Asking for approval, approving, publishing now or later, taking a schedule back. */
export function* watchPublishing({ client }: EditorDependencies) {
  function* askForDetails() {
    const { id } = yield* select(selectEdit);
    const details = yield* call(settle<TemplateDetails>, () => calls.getDetails(client)(id));
    if (details.ok) yield* put(editEvents.detailsRefreshed(details.value));
  }
  // What it would replace, or what it is, has changed since it was looked at: shown before anything else.
  yield* takeEvery(
    [publishTemplate.failed, requestApproval.failed, approveDraft.failed],
    function* handleFailure({
      payload: { problem },
    }: {
      readonly payload: { readonly problem: EditorProblem };
    }) {
      if (problem.code === 'conflict') yield* call(askForDetails);
    },
  );
  yield* takeEvery(publishDialogOpened, askForDetails);
  yield* spawn(watchMutation, publishTemplate, calls.postPublish(client), askForDetails);
  yield* spawn(watchMutation, requestApproval, calls.postApprovalRequest(client), showDetails);
  yield* spawn(watchMutation, approveDraft, calls.postApproval(client), showDetails);
  yield* spawn(watchMutation, cancelSchedule, calls.deleteSchedule(client), showDetails);
}

type ApprovalRequest = About<{ readonly sha256: string; readonly note: string }>;
type ApprovalGiven = About<{ readonly sha256: string }>;

/** Somebody is about to compare the draft with what is live. */
export const publishDialogOpened = createAction('publish/dialogOpened');
export const publishTemplate = createMutation<About<PublishPayload>, PublishReply>('publishTemplate');
export const requestApproval = createMutation<ApprovalRequest, TemplateDetails>('requestApproval');
export const approveDraft = createMutation<ApprovalGiven, TemplateDetails>('approveDraft');
/** The request is the template's id. */
export const cancelSchedule = createMutation<string, TemplateDetails>('cancelSchedule');

export const publishReducers = {
  publishTemplate: publishTemplate.reducer,
  requestApproval: requestApproval.reducer,
  approveDraft: approveDraft.reducer,
  cancelSchedule: cancelSchedule.reducer,
};

type WithPublishing = StateFromReducersMapObject<typeof publishReducers>;

export const selectPublishing = (state: WithPublishing) => state.publishTemplate;
export const selectApprovalRequest = (state: WithPublishing) => state.requestApproval;
export const selectApproving = (state: WithPublishing) => state.approveDraft;
export const selectCancelling = (state: WithPublishing) => state.cancelSchedule;
