import { put, takeEvery } from 'typed-redux-saga';
import { sessionEnded, signInChosen, signInOffered } from '../events/session';
import type { BorrowerDependencies } from './borrowerDependencies';
import { safely } from './safely';
import { toApp } from './toApp';

/** The app signs people in; a browser says so and offers the way, it opens nothing unasked (contract §7). */
export function* watchSession(dependencies: BorrowerDependencies) {
  const signIn = () => toApp(dependencies, { action: 'offToLogin', payload: {} });
  yield* takeEvery(
    sessionEnded,
    safely(function* handleSessionEnd() {
      if (dependencies.bridge.isInApp()) yield* signIn();
      else yield* put(signInOffered());
    }),
  );
  yield* takeEvery(signInChosen, safely(signIn));
}
