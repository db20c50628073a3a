import { delay, put, takeLatest } from 'typed-redux-saga';
import { cancelled, countdownTicked, screenLeft, ways, verificationStarted } from './events';

/** Pause between two SMS codes, in ms (spec §9). */
export const countdownMilliseconds = 60_000;

/** By the end and not by counting ticks: a phone that slept is right at its next tick, one set back waits a minute. */
function* countDown(end: number) {
  for (let moment = end; ; ) {
    moment = Math.min(moment, Date.now() + countdownMilliseconds);
    const left = Math.ceil(Math.max(0, moment - Date.now()) / 1000);
    yield* put(countdownTicked(left));
    if (left === 0) return;
    yield* delay(Math.max(1, moment - Date.now() - (left - 1) * 1000));
  }
}

export function* watchCountdown() {
  yield* takeLatest([verificationStarted, cancelled, screenLeft, ways.opened], function* handleCountdown(action) {
    if (verificationStarted.match(action)) yield* countDown(action.payload.countdownEnd);
  });
}
