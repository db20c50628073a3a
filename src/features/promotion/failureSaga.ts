import { put } from 'typed-redux-saga';
import { sendToBridge } from '../../effects/sendToBridge';
import { signInOffered } from '../../events/session';
import { failureText, toastRequested } from '../../events/toast';
import { isSessionOver, type Failure } from '../../kernel/failure';
import type { PromotionDependencies } from './dependencies';

/** The way to sign in: the app's, or in a browser the app itself. */
export const signIn = (dependencies: PromotionDependencies) =>
  sendToBridge(dependencies, { action: 'offToLogin', payload: {} });

/** Says why a call gave nothing. A session that is over leads to the app's sign-in; a browser is offered the way (contract §7). */
export function* sayFailure(dependencies: PromotionDependencies, problem: Failure) {
  if (!isSessionOver(problem)) {
    yield* put(toastRequested(failureText(problem)));
    return;
  }
  if (!dependencies.bridge.isInApp()) {
    yield* put(signInOffered());
    return;
  }
  yield* put(toastRequested({ key: 'promotion:toast.sessionOver' }));
  yield* signIn(dependencies);
}
