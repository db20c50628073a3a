import { takeLatest } from 'typed-redux-saga';
import { countDown } from '../../effects/countdown';
import { cancelled, countdownTicked, screenLeft, ways, verificationStarted } from './events';

export function* watchCountdown() {
  yield* takeLatest(
    [verificationStarted, cancelled, screenLeft, ways.opened],
    function* handleCountdown(action) {
      if (verificationStarted.match(action))
        yield* countDown(action.payload.countdownEnd, Date.now, countdownTicked);
    },
  );
}
