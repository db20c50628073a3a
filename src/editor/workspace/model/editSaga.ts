import { eventChannel } from 'redux-saga';
import { call, cancel, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { TemplateDetails } from '../../../generated/editor';
import { settle } from '../../kit/data/resource';
import { selectAccount, selectMay, sessionEvents } from '../../kit/session/sessionSlice';
import type { EditorDependencies } from '../../kit/shell/feature';
import { refreshFromHost } from './refreshFromHost';
import { getDetails } from '../../kit/data/template';
import { editEvents, selectEdit } from './editSlice';
import { type EditTools, createChangeKeeper } from './keptChanges';
import { waitForFinalSave, saveFinally } from './saveFinally';
import { dropKept, offerKept } from './keptSaga';
import { keepLock } from './lockSaga';
import { watchTemplate } from './watchSaga';
import { watchSaving } from './autosaveSaga';

const connections = (view: Window) =>
  eventChannel<true>((emit) => {
    const tell = (): void => emit(true);
    view.addEventListener('online', tell);
    return () => view.removeEventListener('online', tell);
  });

function* saveAgain() {
  const { phase } = yield* select(selectEdit);
  if (phase === 'failed') yield* put(editEvents.saveRequested());
}

/** What could not be sent is sent as soon as there is a connection, or somebody signed in, again. */
function* saveWhenPossible(tools: EditTools) {
  const channel = yield* call(connections, tools.window);
  yield* takeEvery(channel, saveAgain);
  yield* takeEvery(sessionEvents.arrived, saveAgain);
}

/** What can be done with the template: nothing where it could not be had. */
function* open(tools: EditTools, id: string) {
  // What was typed before it was left may still be on its way.
  yield* call(waitForFinalSave, id);
  const details = yield* call(settle<TemplateDetails>, () => getDetails(tools.client)(id));
  if (!details.ok) {
    yield* put(editEvents.openingFailed(details.error));
    return 'nothing';
  }
  yield* put(editEvents.detailsArrived(details.value));
  const mayEdit = yield* select(selectMay('editor'));
  return mayEdit && !details.value.isArchived ? 'edit' : 'look';
}

function* keepSaved(tools: EditTools, id: string) {
  yield* call(offerKept, tools, id);
  yield* takeEvery([editEvents.keptLeft, editEvents.theirsChosen, editEvents.unsavedLeft], dropKept, tools);
  yield* takeEvery(editEvents.unsavedLeft, refreshFromHost, tools);
  yield* fork(saveWhenPossible, tools);
  yield* call(watchSaving, tools);
}

const left = [editEvents.closed, editEvents.opened];

/** From opening a template to leaving it. */
function* edit(tools: EditTools, id: string) {
  const { use } = yield* race({ use: call(open, tools, id), isLeft: take(left) });
  if (use === undefined || use === 'nothing') return;
  yield* fork(watchUntilLeft, tools, id);
  if (use === 'edit') yield* call(editUntilLeft, tools, id);
}

function* watchUntilLeft(tools: EditTools, id: string) {
  yield* race({ watched: call(watchTemplate, tools, id), isLeft: take(left) });
}

/** From the first change to the last save; the lock is given back after that, so that nobody writes in between. */
function* editUntilLeft(tools: EditTools, id: string) {
  const lock = yield* fork(keepLock, tools, id);
  const { closed } = yield* race({
    saving: call(keepSaved, tools, id),
    closed: take(editEvents.closed),
    opened: take(editEvents.opened),
  });
  if (closed) yield* call(saveFinally, tools, yield* select(selectEdit));
  yield* cancel(lock);
}

/** Runs while a template is open in the editor, and until what was typed last has left the screen too. */
export function* watchEdit({ client, window }: EditorDependencies) {
  yield* takeEvery(editEvents.opened, function* handleOpening({ payload: id }) {
    const account = yield* select(selectAccount);
    const tools: EditTools = {
      client,
      window,
      keeper: createChangeKeeper(() => window.localStorage),
      keyOf: (templateId) => `${account?.id ?? ''}/${templateId}`,
      lastSave: undefined,
    };
    yield* call(edit, tools, id);
  });
}
