import { buffers, channel, type Channel } from 'redux-saga';
import { call, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { randomUuid } from '../../../api/randomUuid';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { onEvery, safely } from '../../../effects/safely';
import { sessionEnded } from '../../../events/session';
import { failureText, toastRequested } from '../../../events/toast';
import { isSessionOver } from '../../../kernel/failure';
import { maxPictures } from '../draft';
import { selectForm } from '../form/slice';
import * as events from './slice';
import { preparePicture } from './preparePicture';
import { sendPicture } from './sendPicture';

interface Work {
  /** As picked, then as it is to be sent. */
  readonly files: Map<string, File | Blob>;
  readonly queue: Channel<string>;
}

/** Pictures that are worked on at once: a decoded photo takes tens of megabytes. */
const hands = 2;

/** @returns undefined where it can't be sent */
function* prepare(id: string, file: File, { files }: Work) {
  const prepared = yield* call(preparePicture, file);
  if (!prepared.ok) {
    files.delete(id);
    yield* put(events.fileRefused({ id, name: file.name, fault: prepared.error }));
    yield* put(toastRequested({ key: `complaint:pictures.${prepared.error}` }));
    return undefined;
  }
  files.set(id, prepared.value.file);
  yield* put(events.picturePrepared({ id, thumbnail: prepared.value.thumbnail }));
  return prepared.value.file;
}

function* upload(dependencies: BorrowerDependencies, id: string, file: Blob) {
  const result = yield* sendPicture(dependencies.forms, id, file);
  if (result.ok) {
    yield* put(events.pictureUploaded({ id, address: result.value }));
    return;
  }
  const text = failureText(result.error);
  yield* put(events.pictureFailed({ id, text }));
  yield* put(isSessionOver(result.error) ? sessionEnded() : toastRequested(text));
}

function* workOn(dependencies: BorrowerDependencies, id: string, work: Work) {
  const file = work.files.get(id);
  if (!file) return;
  const ready = file instanceof File ? yield* prepare(id, file, work) : file;
  if (!ready) return;
  yield* upload(dependencies, id, ready);
}

const isRemovalOf = (id: string) => (action: { readonly type: string }) =>
  events.pictureRemoved.match(action) && action.payload === id;

function* workOff(dependencies: BorrowerDependencies, work: Work) {
  for (;;) {
    const id = yield* take(work.queue);
    const handle = safely(() => workOn(dependencies, id, work));
    yield* race({ done: call(handle), removed: take(isRemovalOf(id)) });
  }
}

function* add(chosen: readonly File[], { files, queue }: Work, newId: () => string) {
  const { pictures } = yield* select(selectForm);
  const free = maxPictures - pictures.pictures.length;
  for (const file of chosen.slice(0, Math.max(0, free))) {
    const id = newId();
    files.set(id, file);
    yield* put(events.pictureAdded(id));
    yield* put(queue, id);
  }
  if (chosen.length > free) yield* put(toastRequested({ key: 'complaint:pictures.full' }));
}

/** Prepares and uploads pictures, two at a time; what is removed meanwhile is forgotten. */
export function* watchPictures(dependencies: BorrowerDependencies) {
  const { crypto } = dependencies.window;
  const queue = yield* call(channel<string>, buffers.expanding<string>(maxPictures));
  const work: Work = { files: new Map(), queue };
  for (let hand = 0; hand < hands; hand += 1) yield* fork(workOff, dependencies, work);
  yield* onEvery(events.filesChosen, function* handleFiles(payload) {
    yield* add(payload, work, () => randomUuid(crypto));
  });
  yield* takeEvery(events.retryChosen, function* handleRetry({ payload }) {
    yield* put(queue, payload);
  });
  yield* takeEvery([events.pictureRemoved, events.pictureUploaded], ({ payload }) => {
    work.files.delete(typeof payload === 'string' ? payload : payload.id);
  });
}
