import { delay, fork, put } from 'typed-redux-saga';
import { sessionEnded, signInChosen, signInOffered } from '../events/session';
import type { BorrowerDependencies } from './borrowerDependencies';
import { onEvery, onLeading } from './safely';
import { sendToBridge } from './sendToBridge';
import { tidyFiles } from './tidyFiles';

/** Several calls of a page hear of it at once, and the app needs to be asked once only, in ms. */
const pauseMs = 1000;

/** The app signs people in; a browser says so and offers the way, it opens nothing unasked (contract §7). */
export function* watchSession(dependencies: BorrowerDependencies) {
  const { window: view, parameters } = dependencies;
  const tidy = (isOver: boolean) => tidyFiles(view, isOver ? undefined : parameters.fingerprint());
  yield* fork(tidy, false);
  const signIn = () => sendToBridge(dependencies, { action: 'offToLogin', payload: {} });
  yield* onLeading(sessionEnded, function* handleSessionEnd() {
    yield* fork(tidy, true);
    if (dependencies.bridge.isInApp()) {
      yield* signIn();
      yield* delay(pauseMs);
    } else yield* put(signInOffered());
  });
  yield* onEvery(signInChosen, signIn);
}
