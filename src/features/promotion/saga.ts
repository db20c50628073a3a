import { all, call, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { watchToasts } from '../../effects/watchToasts';
import { watchActions } from './actionSaga';
import { watchCaptcha } from './captchaSaga';
import type { PromotionDependencies } from './dependencies';
import { watchPage } from './pageSaga';
import { watchRegistration } from './registrationSaga';
import { watchSteps } from './stepSaga';
import { blockFaulted } from './pageSlice';
import { agreedClickName } from './agreedClickName';
import { selectPage, selectPageState } from './selectors';
import { variantOf } from './visitQuery';
import { countDown } from '../../effects/countdown';
import { countdownStarted, countdownTicked } from './registrationEvents';

/** Everything that a promotion page does. Starts to act at `hydrated`. */
export function* promotionSaga(dependencies: PromotionDependencies) {
  dependencies.window.addEventListener('pagehide', () => dependencies.tracking.flush());
  yield* all([
    call(watchToasts),
    call(watchFaults, dependencies),
    call(watchCountdown, dependencies),
    call(watchCaptcha, dependencies),
    call(watchRegistration, dependencies),
    call(watchSteps, dependencies),
    call(watchActions, dependencies),
    call(watchPage, dependencies),
    call(watchClicked, dependencies),
  ]);
}

/** Reports each fault of a page's blocks once, however often the block is drawn (contract §8). */
function* watchFaults({ tracking }: PromotionDependencies) {
  const reported = new Set<string>();
  yield* takeEvery(blockFaulted, function* report({ payload }) {
    const name = JSON.stringify(payload);
    if (reported.has(name)) return;
    reported.add(name);
    const page = yield* select(selectPage);
    const { context } = yield* select(selectPageState);
    const groups = page && context ? variantOf(page, context) : {};
    tracking.track({ name: 'blockFault', payload: { ...payload, ...groups } });
  });
}

/** Who came by no advert's click that somebody is told of, as nearly everybody, downloads nothing for it. */
function* watchClicked(dependencies: PromotionDependencies) {
  const { window: view, session, brand } = dependencies;
  const isNamed = brand.clickIds?.some((kind) => view.location.href.includes(kind));
  if (!isNamed && !(brand.clickIds && session.get(agreedClickName))) return;
  try {
    yield* call(yield* call(dependencies.importClick), dependencies);
  } catch (error) {
    // Nobody is asked then, and nobody told.
    reportError(error);
  }
}

export function* watchCountdown({ now }: Pick<PromotionDependencies, 'now'>) {
  yield* takeLatest(countdownStarted, ({ payload }) => countDown(payload, now, countdownTicked));
}
