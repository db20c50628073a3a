import { all, call } from 'typed-redux-saga';
import { watchToasts } from '../../events/toastSaga';
import { watchActions } from './actionSaga';
import { watchCaptcha } from './captchaSaga';
import { watchCountdown } from './countdownSaga';
import type { PromotionDependencies } from './dependencies';
import { watchFaults } from './faultSaga';
import { watchPage } from './pageSaga';
import { watchRegistration } from './registrationSaga';

/** Everything that a promotion page does. Starts to act at `pageShown`. */
export function* promotionSaga(dependencies: PromotionDependencies) {
  dependencies.window.addEventListener('pagehide', () => dependencies.tracking.flush());
  yield* all([
    call(watchToasts),
    call(watchFaults, dependencies),
    call(watchCountdown, dependencies),
    call(watchCaptcha, dependencies),
    call(watchRegistration, dependencies),
    call(watchActions, dependencies),
    call(watchPage, dependencies),
  ]);
}
