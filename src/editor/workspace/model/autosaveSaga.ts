import { call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { DraftReply } from '../../../generated/editor';
import type { EditorReply, EditorProblem } from '../../kit/api/editorClient';
import { settle } from '../../kit/data/resource';
import { isSameDocument } from './documentText';
import { putDraft, type SaveRequest } from './editCalls';
import type { EditTools } from './keptChanges';
import { editEvents, selectEdit } from './editSlice';
import { conflictingLock } from './lockSaga';

/** After the last change, in ms. */
const pauseMs = 1_000;
/** Between attempts, in ms; the last one again and again. */
const retriesMs = [2_000, 5_000, 10_000, 20_000];

/** Trying again without the person doing anything may help: a disk is given room, a database comes back. */
const passing: ReadonlySet<EditorProblem['code']> = new Set([
  'offline',
  'timeout',
  'http',
  'failed',
  'unavailable',
  'storageFull',
  'storageReadOnly',
  'malformed',
  'tooMany',
  'signedOut',
]);

export function* keepOnDevice({ keeper, keyOf }: EditTools) {
  const { id, text, version } = yield* select(selectEdit);
  const isKept = keeper.write(keyOf(id), { document: text, baseVersion: version, at: Date.now() });
  yield* put(editEvents.keepingTried(isKept));
}

/** What the host has needs no copy; a change made meanwhile does. */
function* forgetOnDevice({ keeper, keyOf }: EditTools, sent: string) {
  const { id, text } = yield* select(selectEdit);
  if (text === sent) keeper.clear(keyOf(id));
}

function* handleReply(tools: EditTools, { document }: SaveRequest, reply: EditorReply<DraftReply>) {
  if (reply.ok) {
    yield* put(editEvents.draftSaved({ draft: reply.value.draft, text: document, at: Date.now() }));
    yield* call(forgetOnDevice, tools, document);
    return;
  }
  const { error } = reply;
  const others = conflictingLock(reply);
  if (others) {
    yield* put(editEvents.savingHeldUp());
    yield* put(editEvents.lockMissed(others));
  } else if (error.code === 'conflict' && error.current) yield* put(editEvents.conflictMet(error.current));
  else yield* put(editEvents.savingFailed(error));
}

function* save(tools: EditTools) {
  const { id, text, savedText, version, phase, othersLock } = yield* select(selectEdit);
  if (phase === 'conflict' || othersLock) return;
  if (isSameDocument(text, savedText)) {
    yield* put(editEvents.changesVanished());
    yield* call(forgetOnDevice, tools, text);
    return;
  }
  yield* put(editEvents.savingStarted());
  const request = { id, document: text, baseVersion: version };
  const saving = settle<DraftReply>(() => putDraft(tools.client)(request));
  tools.lastSave = saving;
  const reply = yield* call(() => saving);
  yield* call(handleReply, tools, request, reply);
}

const changes = [
  editEvents.documentChanged,
  editEvents.mineChosen,
  editEvents.keptChosen,
  editEvents.lockTaken,
];

function* waitForPause() {
  for (;;) {
    const { isOver, isAsked } = yield* race({
      changed: take(changes),
      isAsked: take(editEvents.saveRequested),
      isOver: delay(pauseMs),
    });
    if (isOver || isAsked) return;
  }
}

/** Sends the draft a second after the last change, one call at a time, and again until it has arrived. */
export function* watchSaving(tools: EditTools) {
  yield* takeEvery([editEvents.documentChanged, editEvents.keptChosen], keepOnDevice, tools);
  yield* fork(function* saveAgainAndAgain() {
    let attempt = 0;
    for (;;) {
      if (attempt === 0) {
        const { isAsked } = yield* race({ changed: take(changes), isAsked: take(editEvents.saveRequested) });
        if (!isAsked) yield* call(waitForPause);
      }
      yield* call(save, tools);
      const { phase, saveProblem, othersLock } = yield* select(selectEdit);
      if (phase === 'failed' && saveProblem && passing.has(saveProblem.code)) {
        const wait = retriesMs[Math.min(attempt, retriesMs.length - 1)] ?? 0;
        attempt += 1;
        yield* race({ isDue: delay(wait), isAsked: take(editEvents.saveRequested) });
      } else {
        // What changed while the call was under way is not waited for again.
        attempt = phase === 'waiting' && !othersLock ? 1 : 0;
      }
    }
  });
}
