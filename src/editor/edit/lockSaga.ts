import { eventChannel } from 'redux-saga';
import { call, cancelled, delay, put, race, select, take } from 'typed-redux-saga';
import type { LockReply, TemplateLock } from '../../generated/editor';
import type { EditorReply } from '../api/editorClient';
import { settle } from '../data/resource';
import { catchUp } from './catchUp';
import { deleteLock, putLock } from './editCalls';
import { editEvents, selectEdit } from './editSlice';
import type { EditTools } from './keptChanges';

/** Renewed three times before it dies, in ms. */
const heartbeatMs = 20_000;
/** Between attempts where the host could not be asked, in ms. */
const retryMs = 5_000;
/** Who has changed nothing for so long works elsewhere, in ms. */
const idleMs = 3 * 60_000;
/** The same while the page is out of sight, in ms. */
const hiddenMs = 30_000;

export const lockInTheWay = (reply: EditorReply<unknown>): TemplateLock | undefined =>
  !reply.ok && reply.error.code === 'locked' && 'lock' in reply.error ? reply.error.lock : undefined;

const work = [editEvents.documentChanged, editEvents.keptChosen];
/** The person goes on over somebody else: whoever chooses their own version means to write it. */
const takingOver = [editEvents.takeOverRequested, editEvents.mineChosen];

/** True once one of them has happened; what it came with is nobody's business here. */
function* happens(events: readonly { readonly type: string }[]) {
  yield* take(events.map(({ type }) => type));
  return true;
}

/** True where the person asks to take over. An open page that nobody works in waits here. */
function* waitForWork() {
  for (;;) {
    const { phase, othersLock } = yield* select(selectEdit);
    // Unsent: it was written while somebody else had the lock, who has given it back.
    if (!othersLock && phase !== 'saved' && phase !== 'conflict') return false;
    const { works, isAsked } = yield* race({
      works: call(happens, work),
      isFree: take(editEvents.lockFreed),
      isAsked: call(happens, takingOver),
    });
    if (works || isAsked) return isAsked === true;
  }
}

/** Whether the lock is this person's now. */
function* takeLock(tools: EditTools, id: string, asked: boolean) {
  for (let takesOver = asked; ;) {
    const reply = yield* call(settle<LockReply>, () => putLock(tools.client)(id, takesOver));
    const others = lockInTheWay(reply);
    if (others) yield* put(editEvents.lockMissed(others));
    if (others) return false;
    if (reply.ok) {
      const { othersLock } = yield* select(selectEdit);
      if (othersLock) yield* call(catchUp, tools);
      yield* put(editEvents.lockTaken());
      return true;
    }
    const { isAsked } = yield* race({ isDue: delay(retryMs), isAsked: call(happens, takingOver) });
    takesOver ||= isAsked === true;
  }
}

/** Ends once somebody else has it. */
function* renew(tools: EditTools, id: string) {
  for (;;) {
    yield* delay(heartbeatMs);
    const others = lockInTheWay(yield* call(settle<LockReply>, () => putLock(tools.client)(id, false)));
    if (others) yield* put(editEvents.lockMissed(others));
  }
}

const visibility = (view: Window) =>
  eventChannel<true>((emit) => {
    const tell = (): void => emit(true);
    view.document.addEventListener('visibilitychange', tell);
    return () => view.document.removeEventListener('visibilitychange', tell);
  });

/** Ends once the page has been out of sight for a while. */
function* waitOutOfSight({ window }: EditTools) {
  const channel = yield* call(visibility, window);
  try {
    for (;;) {
      const isHidden = window.document.visibilityState === 'hidden';
      const { isOver } = yield* race({ isOver: delay(isHidden ? hiddenMs : idleMs), turned: take(channel) });
      if (isOver) return;
    }
  } finally {
    channel.close();
  }
}

/** True once nobody works in the page any more and all of it is saved. */
function* waitForRest(tools: EditTools) {
  for (;;) {
    const { works } = yield* race({ works: call(happens, work), rests: call(waitOutOfSight, tools) });
    const { phase } = yield* select(selectEdit);
    if (!works && phase === 'saved') return true;
  }
}

/** Takes the template's lock with the first change, gives it back when nobody works any more, and notices who takes it over. */
export function* keepLock(tools: EditTools, id: string) {
  let isOwn = false;
  let takesOver = false;
  try {
    for (;;) {
      takesOver ||= yield* waitForWork();
      isOwn = yield* takeLock(tools, id, takesOver);
      takesOver = false;
      if (!isOwn) continue;
      const { rests, isAsked } = yield* race({
        rests: call(waitForRest, tools),
        isLost: take(editEvents.lockMissed),
        renewed: call(renew, tools, id),
        // Somebody else may have it, and the news is still on its way.
        isAsked: call(happens, takingOver),
      });
      takesOver = isAsked === true;
      isOwn = takesOver;
      if (!rests) continue;
      yield* put(editEvents.lockGivenBack());
      void deleteLock(tools.client)(id);
    }
  } finally {
    if ((yield* cancelled()) && isOwn) void deleteLock(tools.client)(id);
  }
}
