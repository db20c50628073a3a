import { select, takeEvery } from 'typed-redux-saga';
import type { PageStep } from '../../contract/endpoints';
import type { PromotionDependencies } from './dependencies';
import { actionChosen } from './pageSlice';
import * as events from './registrationEvents';
import { selectPage, selectPageState } from './selectors';
import { smsSent } from './stepEvents';
import { origin, variantOf } from './visitQuery';

const touches = [
  events.phoneChanged,
  events.captchaChanged,
  events.smsCodeChanged,
  events.valueChanged,
  events.smsRequested,
  events.applySubmitted,
];

/** Who sends a form again, or types on, takes no second step. */
const onceOnly: ReadonlySet<PageStep> = new Set<PageStep>(['form', 'code', 'apply']);

/**
 * Tells the host how far a visit gets: each step of the form once in the life of a document, and taps on buttons. The calls
 * themselves don't say it, since a visitor may ask for several codes and send a form several times.
 */
export function* watchSteps({ tracking, brand }: Pick<PromotionDependencies, 'tracking' | 'brand'>) {
  // Elsewhere visits are counted by another host, and steps without visits say nothing.
  if (brand.apiOrigin) return;
  const taken = new Set<string>();
  const count = (step: PageStep) =>
    function* countStep() {
      const page = yield* select(selectPage);
      const { context } = yield* select(selectPageState);
      if (!page || !context) return;
      const name = `${step} ${page.id}`;
      if (onceOnly.has(step) && taken.has(name)) return;
      taken.add(name);
      const { variant = '' } = variantOf(page, context);
      const utmTag = origin(context).utm_tag;
      tracking.track({ name: 'step', payload: { templateId: page.id, step, variant, utmTag } });
    };
  yield* takeEvery(touches, count('form'));
  yield* takeEvery(smsSent, count('code'));
  yield* takeEvery(events.applyStarted, count('apply'));
  yield* takeEvery(actionChosen, count('tap'));
}
