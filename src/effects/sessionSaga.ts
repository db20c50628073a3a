import { delay, put } from 'typed-redux-saga';
import { sessionEnded, signInChosen, signInOffered } from '../events/session';
import type { BorrowerDependencies } from './borrowerDependencies';
import { onEvery, onLeading } from './safely';
import { sendToBridge } from './sendToBridge';

/** Several calls of a page hear of it at once, and the app needs to be asked once only, in ms. */
const pauseMs = 1000;

/** The app signs people in; a browser says so and offers the way, it opens nothing unasked (contract §7). */
export function* watchSession(dependencies: BorrowerDependencies) {
  const signIn = () => sendToBridge(dependencies, { action: 'offToLogin', payload: {} });
  yield* onLeading(sessionEnded, function* handleSessionEnd() {
    if (dependencies.bridge.isInApp()) {
      yield* signIn();
      yield* delay(pauseMs);
    } else yield* put(signInOffered());
  });
  yield* onEvery(signInChosen, signIn);
}
