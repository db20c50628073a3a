import { call, put, select, spawn, takeEvery } from 'typed-redux-saga';
import type { TemplateDetails } from '../../generated/editor';
import type { EditorProblem } from '../api/problem';
import { settle } from '../data/settle';
import { watchAct } from '../data/watchAct';
import * as calls from '../edit/editCalls';
import { editEvents, selectEdit } from '../edit/editSlice';
import type { EditorDependencies } from '../shell/feature';
import {
  approveDraft,
  cancelSchedule,
  publishDialogOpened,
  publishTemplate,
  requestApproval,
} from './publishState';

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
  yield* spawn(watchAct, publishTemplate, calls.postPublish(client), askForDetails);
  yield* spawn(watchAct, requestApproval, calls.postApprovalRequest(client), showDetails);
  yield* spawn(watchAct, approveDraft, calls.postApproval(client), showDetails);
  yield* spawn(watchAct, cancelSchedule, calls.deleteSchedule(client), showDetails);
}
