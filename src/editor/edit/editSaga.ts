import { eventChannel } from 'redux-saga';
import { call, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { TemplateDetails } from '../../generated/editor';
import { settle } from '../data/settle';
import { selectAccount, selectMay, sessionArrived } from '../session/sessionSlice';
import type { EditorDependencies } from '../shell/feature';
import { saySame } from './documentText';
import { getDetails } from './editCalls';
import { editEvents, selectEdit } from './editSlice';
import type { EditTools } from './editTools';
import { createChangeKeeper } from './keptChanges';
import { holdLock } from './lockSaga';
import { watchSaving } from './saveSaga';

const connections = (view: Window) =>
  eventChannel<true>((emit) => {
    const tell = (): void => emit(true);
    view.addEventListener('online', tell);
    return () => view.removeEventListener('online', tell);
  });

/** Changes of an earlier visit that never reached the host. */
function* offerKept({ keeper, keyOf }: EditTools, id: string) {
  const kept = yield* call(() => keeper.read(keyOf(id)).catch(() => undefined));
  const { savedText } = yield* select(selectEdit);
  if (kept && !saySame(kept.document, savedText)) yield* put(editEvents.changesFound(kept));
}

function* dropKept({ keeper, keyOf }: EditTools) {
  const { id } = yield* select(selectEdit);
  yield* call(() => keeper.clear(keyOf(id)).catch(reportError));
}

function* saveAgain() {
  const { phase } = yield* select(selectEdit);
  if (phase === 'failed') yield* put(editEvents.saveRequested());
}

/** What could not be sent is sent as soon as there is a connection, or somebody signed in, again. */
function* saveWhenPossible(tools: EditTools) {
  const channel = yield* call(connections, tools.window);
  yield* takeEvery(channel, saveAgain);
  yield* takeEvery(sessionArrived, saveAgain);
}

function* edit(tools: EditTools, id: string) {
  const details = yield* call(settle<TemplateDetails>, () => getDetails(tools.client)(id));
  if (!details.ok) {
    yield* put(editEvents.openingFailed(details.error));
    return;
  }
  yield* put(editEvents.detailsArrived(details.value));
  const mayEdit = yield* select(selectMay('editor'));
  if (!mayEdit || details.value.isArchived) return;
  yield* call(offerKept, tools, id);
  yield* takeEvery([editEvents.keptLeft, editEvents.theirsChosen], dropKept, tools);
  yield* fork(saveWhenPossible, tools);
  yield* fork(watchSaving, tools);
  yield* call(holdLock, tools, id);
}

/** Runs while a template is open in the editor; leaving ends every part of it. */
export function* watchEdit({ client, window }: EditorDependencies) {
  yield* takeLatest(editEvents.opened, function* handleOpening({ payload: id }) {
    const account = yield* select(selectAccount);
    const tools: EditTools = {
      client,
      window,
      keeper: createChangeKeeper(window.indexedDB),
      keyOf: (templateId) => `${account?.id ?? ''}/${templateId}`,
    };
    yield* race({ edit: call(edit, tools, id), isClosed: take(editEvents.closed) });
  });
}
