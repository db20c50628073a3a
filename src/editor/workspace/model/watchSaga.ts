import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import type { TemplateLock, WatchReply } from '../../../generated/editor';
import { settle } from '../../kit/data/resource';
import { selectAccount } from '../../kit/session/sessionSlice';
import { refreshFromHost } from './refreshFromHost';
import { getWatch } from './editCalls';
import { editEvents, selectEdit } from './editSlice';
import type { EditTools } from './keptChanges';

/** What the host says of a template's comments; `isOtherText`: somebody has saved it, as a comment may have asked for. */
export const commentStatusReceived = createAction<{
  readonly id: string;
  readonly version: number;
  readonly isOtherText: boolean;
}>('edit/commentStatusReceived');

/** Between attempts where the host could not be asked, in ms. */
const retryMs = 3_000;

const appearing = ({ document }: Window) =>
  eventChannel<true>((emit) => {
    const tell = (): void => {
      if (document.visibilityState === 'visible') emit(true);
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  });

/** Nobody reads what a page out of sight says, and each call that is held keeps a connection. */
function* whenVisible({ window }: EditTools) {
  if (window.document.visibilityState === 'visible') return;
  const channel = yield* call(appearing, window);
  yield* take(channel);
  channel.close();
}

function* hearLock(lock: TemplateLock | null) {
  const account = yield* select(selectAccount);
  const { othersLock, ownsLock, askedBy } = yield* select(selectEdit);
  const isOwn = lock?.accountId === account?.id;
  const others = isOwn ? null : lock;
  const isNews =
    others?.accountId !== othersLock?.accountId ||
    others?.askedBy?.accountId !== othersLock?.askedBy?.accountId;
  if (others && isNews) yield* put(editEvents.lockMissed(others));
  if (!others && othersLock) yield* put(editEvents.lockFreed());
  const asks = isOwn && ownsLock ? lock?.askedBy : undefined;
  if (asks?.accountId !== askedBy?.accountId) yield* put(editEvents.lockAskedFor(asks));
}

/**
 * Asks, and waits for the answer. Who leaves gives the call up: the host would hold it for long, and a browser has
 * but six connections to it.
 */
function* askForNews({ client }: EditTools, id: string, mark: string | undefined) {
  const left = new AbortController();
  try {
    return yield* call(settle<WatchReply>, () => getWatch(client)(id, mark, left.signal));
  } finally {
    left.abort();
  }
}

/** Hears at once who edits the template, what they saved, and what was asked and answered about it. */
export function* watchTemplate(tools: EditTools, id: string) {
  let seen: WatchReply | undefined;
  let standing: string | undefined;
  for (;;) {
    yield* call(whenVisible, tools);
    const { reply } = yield* race({
      reply: call(askForNews, tools, id, seen?.mark),
      // What was on its way by then is of the past, or could not be shown.
      isPast: take([editEvents.lockTaken.type, editEvents.reviewEnded.type]),
    });
    if (!reply) {
      seen = undefined;
      continue;
    }
    if (!reply.ok) {
      yield* delay(retryMs);
      continue;
    }
    const { lock, version, pauseMs } = reply.value;
    yield* call(hearLock, lock);
    const known = yield* select(selectEdit);
    const isNews = standing !== undefined && standing !== reply.value.standing;
    if (isNews || (version > known.version && known.phase === 'saved')) yield* call(refreshFromHost, tools);
    const isOtherText = seen !== undefined && seen.version !== version;
    yield* put(commentStatusReceived({ id, version: reply.value.comments, isOtherText }));
    seen = reply.value;
    ({ standing } = seen);
    if (pauseMs > 0) yield* delay(pauseMs);
  }
}
