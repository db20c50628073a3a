import { takeLatest } from 'typed-redux-saga';
import { countDown } from '../../effects/countdown';
import type { PromotionDependencies } from './dependencies';
import { countdownStarted, countdownTicked } from './registrationEvents';

export function* watchCountdown({ now }: Pick<PromotionDependencies, 'now'>) {
  yield* takeLatest(countdownStarted, ({ payload }) => countDown(payload, now, countdownTicked));
}
