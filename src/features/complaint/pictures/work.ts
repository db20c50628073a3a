import type { Channel } from 'redux-saga';
import { call, delay, put, race } from 'typed-redux-saga';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { sessionEnded } from '../../../events/session';
import { failureText, toastRequested, type ToastText } from '../../../events/toast';
import { isSessionOver } from '../../../kernel/failure';
import { failure } from '../../../kernel/result';
import type { KeptPictures } from './keptPictures';
import { preparePicture } from './preparePicture';
import { sendPicture } from './sendPicture';
import * as events from './slice';

/** Pictures on their way, each waiting to be made small or to be sent. */
export interface Work {
  /** As picked, then as it is to be sent. */
  readonly files: Map<string, Blob>;
  readonly kept: KeptPictures;
  readonly toPrepare: Channel<string>;
  readonly toSend: Channel<string>;
}

/** A phone that is short of memory may never be done with a picture, in ms. */
const maxPreparation = 30_000;

/** The picture stays and is offered again. */
export function* offerAgain(id: string, text: ToastText) {
  yield* put(events.pictureFailed({ id, text }));
  yield* put(toastRequested(text));
}

export function* enqueue(id: string, { files, toPrepare, toSend }: Work) {
  yield* put(files.get(id) instanceof File ? toPrepare : toSend, id);
}

function* makeSmall(file: File) {
  const { prepared } = yield* race({ prepared: call(preparePicture, file), late: delay(maxPreparation) });
  return prepared ?? failure('memory' as const);
}

export function* prepare(id: string, work: Work) {
  const { files, kept } = work;
  const file = files.get(id);
  if (!(file instanceof File)) return;
  // First: the page may not live through what comes now.
  yield* call(kept.keep, { id, file, thumbnail: '' });
  const prepared = yield* makeSmall(file);
  if (prepared.ok) {
    const { file: small, thumbnail } = prepared.value;
    files.set(id, small);
    yield* put(events.picturePrepared({ id, thumbnail }));
    // Before it is sent: what is kept later than it was taken away would come back.
    yield* call(kept.keep, { id, file: small, thumbnail });
    yield* enqueue(id, work);
  } else if (prepared.error === 'memory') {
    yield* offerAgain(id, { key: 'complaint:pictures.memory' });
  } else {
    yield* put(events.fileRefused({ id, name: file.name, fault: prepared.error }));
    yield* put(toastRequested({ key: `complaint:pictures.${prepared.error}` }));
  }
}

export function* upload(dependencies: BorrowerDependencies, id: string, { files }: Work) {
  const file = files.get(id);
  if (!file) return;
  const result = yield* sendPicture(dependencies.forms, id, file);
  if (result.ok) {
    yield* put(events.pictureUploaded({ id, address: result.value }));
    return;
  }
  const text = failureText(result.error);
  if (isSessionOver(result.error)) {
    yield* put(events.pictureFailed({ id, text }));
    yield* put(sessionEnded());
  } else yield* offerAgain(id, text);
}
