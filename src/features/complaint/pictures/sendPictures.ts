import { buffers, channel, type Channel, type TakeableChannel } from 'redux-saga';
import { call, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { randomUuid } from '../../../api/randomUuid';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { forgetKeptFiles } from '../../../effects/keptFiles';
import { onEvery, safely } from '../../../effects/safely';
import { sessionEnded } from '../../../events/session';
import { toastRequested } from '../../../events/toast';
import { maxPictures } from '../draft';
import { selectForm, sending } from '../form/slice';
import { createKeptPictures } from './keptPictures';
import * as events from './slice';
import { enqueue, offerAgain, prepare, upload, type Work } from './work';

/** Uploads at once. Only one picture at a time is decoded: a photo takes tens of megabytes then. */
const sendersAtOnce = 2;

const isRemovalOf = (id: string) => (action: { readonly type: string }) =>
  events.pictureRemoved.match(action) && action.payload === id;

function* workOff(queue: Channel<string>, workOn: (id: string) => Generator) {
  for (;;) {
    const id = yield* take(queue);
    const handle = safely(() => workOn(id));
    yield* race({ done: call(handle), removed: take(isRemovalOf(id)) });
  }
}

function* freePlaces() {
  const { pictures } = yield* select(selectForm);
  return Math.max(0, maxPictures - pictures.pictures.length);
}

function* add(chosen: readonly File[], work: Work, newId: () => string) {
  const free = yield* freePlaces();
  for (const file of chosen.slice(0, free)) {
    const id = newId();
    work.files.set(id, file);
    yield* put(events.pictureAdded(id));
    yield* enqueue(id, work);
  }
  if (chosen.length > free) yield* put(toastRequested({ key: 'complaint:pictures.full' }));
}

/**
 * Takes up what was on its way when the page was closed. What was not made small by then may be what closed it, and is
 * offered again; what could not be kept is said.
 */
function* takeUp(waiting: number, work: Work) {
  const found = yield* call(work.kept.all);
  const free = yield* freePlaces();
  for (const { id, file, thumbnail } of found.slice(0, free)) {
    work.files.set(id, file);
    yield* put(events.pictureAdded(id));
    if (file instanceof File) yield* offerAgain(id, { key: 'complaint:pictures.interrupted' });
    else {
      yield* put(events.picturePrepared({ id, thumbnail }));
      yield* enqueue(id, work);
    }
  }
  if (waiting > found.length) yield* put(events.picturesLost(waiting - found.length));
}

type Chosen = ReturnType<typeof events.filesChosen>;

interface Beginning {
  /** Pictures that an earlier visit had not sent yet. */
  readonly waiting: number;
  /** What was picked first, and whatever is picked after it. */
  readonly picked: Chosen | undefined;
  readonly chosen: TakeableChannel<Chosen>;
}

/** Prepares and uploads pictures; what is removed meanwhile is forgotten. */
export function* sendPictures(dependencies: BorrowerDependencies, { waiting, picked, chosen }: Beginning) {
  const { window: view, parameters } = dependencies;
  const kept = createKeptPictures({ view, borrower: parameters.fingerprint(), now: Date.now });
  const work: Work = {
    files: new Map(),
    kept,
    toPrepare: yield* call(channel<string>, buffers.expanding<string>(maxPictures)),
    toSend: yield* call(channel<string>, buffers.expanding<string>(maxPictures)),
  };
  yield* fork(workOff, work.toPrepare, (id: string) => prepare(id, work));
  for (let sender = 0; sender < sendersAtOnce; sender += 1)
    yield* fork(workOff, work.toSend, (id: string) => upload(dependencies, id, work));
  yield* onEvery(events.retryChosen, (id) => enqueue(id, work));
  yield* takeEvery(
    [events.pictureRemoved, events.pictureUploaded, events.fileRefused],
    function* forget({ payload }) {
      const id = typeof payload === 'string' ? payload : payload.id;
      work.files.delete(id);
      yield* call(kept.remove, id);
    },
  );
  yield* takeEvery(sending.succeeded, () => forgetKeptFiles(view));
  yield* takeEvery(sessionEnded, () => kept.end());
  yield* call(safely(() => takeUp(waiting, work)));
  const addAll = safely(({ payload }: Chosen) => add(payload, work, () => randomUuid(view.crypto)));
  if (picked) yield* call(addAll, picked);
  yield* takeEvery(chosen, addAll);
}
