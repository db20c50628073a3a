import { put, takeEvery } from 'typed-redux-saga';
import { readRecord, writeRecord, type KeyValueStore } from '../../../api/keyValueStore';
import { bubbleMoved, bubbleRestored } from './bubblePlace';

const storedUnder = 'vitrina.bubble';

/** A share of the screen; what else may stand in the store counts as nothing. */
function parseShare(text: string | undefined): number | undefined {
  const share = Number(text);
  return text && share >= 0 && share <= 1 ? share : undefined;
}

/** The bubble stays where it was put, as long as the tab lives. */
export function* watchBubble(session: KeyValueStore) {
  const stored = readRecord(session, storedUnder);
  const across = parseShare(stored.across);
  const down = parseShare(stored.down);
  if (across !== undefined && down !== undefined) yield* put(bubbleRestored({ across, down }));
  yield* takeEvery(bubbleMoved, ({ payload }) => {
    writeRecord(session, storedUnder, { across: String(payload.across), down: String(payload.down) });
  });
}
