import { put } from 'typed-redux-saga';
import { sessionEnded } from '../events/session';
import { failureText, toastRequested, type ToastText } from '../events/toast';
import { isSessionOver, type Failure } from '../kernel/failure';

/**
 * Says why an action gave nothing; the end of a session is an event of its own.
 * @param textOf where a job has words of its own for its failures
 */
export function* sayFailure(problem: Failure, textOf: (problem: Failure) => ToastText = failureText) {
  yield* put(isSessionOver(problem) ? sessionEnded() : toastRequested(textOf(problem)));
}
