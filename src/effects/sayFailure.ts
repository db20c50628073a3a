import { put } from 'typed-redux-saga';
import { sessionEnded } from '../events/session';
import { failureText, toastRequested } from '../events/toast';
import { isSessionOver, type Failure } from '../kernel/failure';

/** Says why an action gave nothing; the end of a session is an event of its own. */
export function* sayFailure(problem: Failure) {
  yield* put(isSessionOver(problem) ? sessionEnded() : toastRequested(failureText(problem)));
}
