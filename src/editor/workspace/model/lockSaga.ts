import { actionChannel, call, cancelled, delay, put, race, select, take } from 'typed-redux-saga';
import { randomUuid } from '../../../api/randomUuid';
import type { LockReply, TakeLockPayload, TemplateLock } from '../../../generated/editor';
import type { EditorReply } from '../../kit/api/editorClient';
import { settle } from '../../kit/data/resource';
import { refreshFromHost } from './refreshFromHost';
import { deleteLock, putLock } from './editCalls';
import { editEvents, selectEdit } from './editSlice';
import type { EditTools } from './keptChanges';
import { waitForRest, work } from './restSaga';

/** Renewed three times before it dies, in ms. */
const heartbeatMs = 20_000;
/** Between attempts where the host could not be asked, in ms. */
const retryMs = 5_000;

export const conflictingLock = (reply: EditorReply<unknown>): TemplateLock | undefined =>
  !reply.ok && reply.error.code === 'locked' && 'lock' in reply.error ? reply.error.lock : undefined;

/** The person takes the lock from another: choosing one's own version means writing it. */
const takingOver = [editEvents.takeOverRequested, editEvents.mineChosen];

/** True once one of them has happened; what it came with is nobody's business here. */
function* happens(events: readonly { readonly type: string }[]) {
  yield* take(events.map(({ type }) => type));
  return true;
}

/** How a lock is wanted. */
type Wish = Pick<TakeLockPayload, 'takesOver' | 'asks'>;
const takesOver: Wish = { takesOver: true };
const asks: Wish = { asks: true };

/** An open page that nobody works in waits here. */
function* waitForWork() {
  for (;;) {
    const { phase, othersLock, hasAsked } = yield* select(selectEdit);
    // Unsent: it was written while another account had the lock, which is free again.
    if (!othersLock && hasAsked) return asks;
    if (!othersLock && phase !== 'saved' && phase !== 'conflict') return {};
    const { works, isTakenOver, isAsked } = yield* race({
      works: call(happens, work),
      isFree: take(editEvents.lockFreed),
      isTakenOver: call(happens, takingOver),
      isAsked: take(editEvents.lockRequested),
    });
    if (isTakenOver) return takesOver;
    if (isAsked) return asks;
    if (works) return {};
  }
}

/** Whether the lock is this person's now. */
function* takeLock(tools: EditTools, id: string, wish: TakeLockPayload) {
  for (let wanted = wish; ;) {
    const reply = yield* call(settle<LockReply>, () => putLock(tools.client)(id, wanted));
    const others = conflictingLock(reply);
    if (others) yield* put(editEvents.lockMissed(others));
    if (others) return false;
    if (reply.ok) {
      const { othersLock, hasAsked } = yield* select(selectEdit);
      if (othersLock || hasAsked) yield* call(refreshFromHost, tools);
      yield* put(editEvents.lockTaken());
      return true;
    }
    const { isTakenOver } = yield* race({ isDue: delay(retryMs), isTakenOver: call(happens, takingOver) });
    if (isTakenOver) wanted = { ...wish, ...takesOver };
  }
}

/** Ends once somebody else has it. A renewal tells the account that asks that this page is still open. */
function* renew(tools: EditTools, id: string) {
  // Also what comes while a renewal is under way.
  const answers = yield* actionChannel([editEvents.lockAskedFor.type, editEvents.lockKept.type]);
  try {
    for (;;) {
      const { answer } = yield* race({ isDue: delay(heartbeatMs), answer: take(answers) });
      const payload = answer?.type === editEvents.lockKept.type ? { keeps: true } : {};
      const others = conflictingLock(
        yield* call(settle<LockReply>, () => putLock(tools.client)(id, payload)),
      );
      if (others) yield* put(editEvents.lockMissed(others));
    }
  } finally {
    answers.close();
  }
}

/** Takes the template's lock with the first change, gives it back when nobody works any more or somebody is let in, and notices who takes it over. */
export function* keepLock(tools: EditTools, id: string) {
  let isOwn = false;
  let wish: Wish | undefined;
  // Another open page of the same person may take it meanwhile.
  const page = randomUuid(tools.window.crypto);
  let givenBack: Promise<unknown> = Promise.resolve();
  const giveBack = (): void => {
    givenBack = deleteLock(tools.client)(id, page);
  };
  try {
    for (;;) {
      wish ??= yield* waitForWork();
      // Taken again while it is given back, it would be lost by whichever arrives last.
      yield* race({ isGivenBack: call(() => givenBack), isLate: delay(retryMs) });
      isOwn = yield* takeLock(tools, id, { ...wish, page });
      wish = undefined;
      if (!isOwn) continue;
      const { rests, isTakenOver } = yield* race({
        rests: call(waitForRest, tools),
        isLost: take(editEvents.lockMissed),
        renewed: call(renew, tools, id),
        // Somebody else may have it, and the news is still on its way.
        isTakenOver: call(happens, takingOver),
      });
      wish = isTakenOver ? takesOver : undefined;
      isOwn = isTakenOver === true;
      if (!rests) continue;
      yield* put(editEvents.lockGivenBack());
      giveBack();
    }
  } finally {
    // Leaving withdraws the request for the lock.
    const { hasAsked } = yield* select(selectEdit);
    if ((yield* cancelled()) && (isOwn || hasAsked)) giveBack();
  }
}
