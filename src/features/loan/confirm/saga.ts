import { call, delay, put, race, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { loanDetailConfirm } from '../../../api/calls/loanDetailConfirm';
import { holdLoanPush, loanDetailPush, openLoanPush } from '../../../api/calls/loanDetailPush';
import type { HeldIntention } from '../../../api/idempotencyKey';
import type { BridgeMessage } from '../../../bridge/messages';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { goToServerAddress } from '../../../effects/goToServerAddress';
import { openPage } from '../../../effects/navigationSaga';
import { perform } from '../../../effects/perform';
import { safely } from '../../../effects/safely';
import { toApp } from '../../../effects/toApp';
import { watchResource } from '../../../effects/watchResource';
import { agreementHeaders } from './agreementHeaders';
import * as events from './events';
import { concerns, selectConfirm, selectSubmittable } from './selectors';

/** Of spec §4 and §9, in ms. */
const reloadMilliseconds = 5500;
const redirectMilliseconds = 200;
/** Longest wait for the app to take the burial point over, in ms (contract §7). */
const burialMilliseconds = 300;

function* reloadAfterWaiting(productId: string | undefined) {
  const { waiting } = yield* select(selectConfirm);
  if (waiting !== 'underWay') return;
  yield* delay(reloadMilliseconds);
  yield* put(events.offer.renewed({ ...(productId === undefined ? {} : { productId }), isType: 1 }));
}

/** The app hears of the loan before the server does; one that does not listen holds nothing up for long. */
function* buryPoint(dependencies: BorrowerDependencies, productId: string) {
  const message: BridgeMessage = { action: 'burialPoint', payload: { productId } };
  yield* race({ handedOver: call(toApp, dependencies, message), late: delay(burialMilliseconds) });
}

function* push(dependencies: BorrowerDependencies, intention: HeldIntention) {
  const { forms, keys } = dependencies;
  yield* put(events.pushMade(intention.payload));
  const isAbout = concerns(intention.subject);
  const result = yield* perform(events.push, () => loanDetailPush(forms, keys, intention), {
    movesMoney: true,
    before: () => buryPoint(dependencies, intention.subject),
    concerns: isAbout,
  });
  if (!result?.ok || !result.value.lendDetailsUrl) return;
  yield* delay(redirectMilliseconds);
  const { isOpen } = yield* select(selectConfirm);
  if (!isOpen || !(yield* select(isAbout))) return;
  const { lendDetailsUrl } = result.value;
  yield* goToServerAddress(dependencies, { address: lendDetailsUrl, query: { from: 'confirm' }, isReplacing: true });
}

/** A loan of the product whose outcome is open, such as another tab's, stands in the way of any other. */
function* submit(dependencies: BorrowerDependencies, productId = '') {
  const offer = yield* select(selectSubmittable);
  if (!offer) return;
  const { amount = null, periods = null, termUnit = null } = offer;
  const payload = { amount, periods, termUnit, productId };
  const { intention, isEarlier } = yield* call(holdLoanPush, dependencies.keys, payload, agreementHeaders(dependencies, offer));
  if (isEarlier) yield* put(events.openPushFound(intention.payload));
  else yield* push(dependencies, intention);
}

/** Sends the loan again as it was. What has been answered meanwhile, in another tab, shows in the person's loans. */
function* retry(dependencies: BorrowerDependencies, productId: string | undefined) {
  const intention = openLoanPush(dependencies.keys, productId);
  if (intention) yield* push(dependencies, intention);
  else openPage(dependencies, { path: '/order', isReplacing: true });
}

/** The offer, the reload that the server asks for, and the loan being taken on. */
export function* watchConfirm(dependencies: BorrowerDependencies) {
  let productId: string | undefined;
  yield* watchResource(events.offer, (payload) => loanDetailConfirm(dependencies.forms, payload));
  yield* takeLatest(
    [events.offer.opened, events.offer.arrived, events.screenLeft],
    safely(function* handleOffer(action: { readonly type: string }) {
      if (events.offer.opened.match(action)) {
        ({ productId } = action.payload);
        const open = openLoanPush(dependencies.keys, productId);
        if (open) yield* put(events.openPushFound(open.payload));
      } else if (events.offer.arrived.match(action)) yield* reloadAfterWaiting(productId);
    }),
  );
  // One at a time of each product; none waits for the reply of another one.
  const busy = new Set<string | undefined>();
  yield* takeEvery(
    [events.submitted, events.retried],
    safely(function* handleSubmit(action: ReturnType<typeof events.submitted>) {
      const { productId: chosen } = action.payload;
      if (busy.has(chosen)) return;
      busy.add(chosen);
      try {
        yield* (events.retried.match(action) ? retry : submit)(dependencies, chosen);
      } finally {
        busy.delete(chosen);
      }
    }),
  );
}
