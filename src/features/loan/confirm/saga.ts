import { call, delay, put, race, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { loanDetailConfirm } from '../../../api/calls/loanDetailConfirm';
import { loanDetailPush } from '../../../api/calls/loanDetailPush';
import type { BridgeMessage } from '../../../bridge/messages';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { goToServerAddress } from '../../../effects/goToServerAddress';
import { perform } from '../../../effects/perform';
import { safely } from '../../../effects/safely';
import { toApp } from '../../../effects/toApp';
import { watchResource } from '../../../effects/watchResource';
import * as events from './events';
import { selectConfirm, selectSubmittable } from './selectors';

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

function* submit(dependencies: BorrowerDependencies, productId = '') {
  const offer = yield* select(selectSubmittable);
  if (!offer) return;
  const { amount = null, periods = null, termUnit = null } = offer;
  const payload = { amount, periods, termUnit, productId };
  const result = yield* perform(events.push, () => loanDetailPush(dependencies.forms, dependencies.keys, payload), {
    movesMoney: true,
    before: () => buryPoint(dependencies, productId),
  });
  if (!result?.ok || !result.value.lendDetailsUrl) return;
  yield* delay(redirectMilliseconds);
  const { lendDetailsUrl } = result.value;
  yield* goToServerAddress(dependencies, { address: lendDetailsUrl, query: { from: 'confirm' }, isReplacing: true });
}

/** The offer, the reload that the server asks for, and the loan being taken on. */
export function* watchConfirm(dependencies: BorrowerDependencies) {
  let productId: string | undefined;
  yield* watchResource(events.offer, (payload) => loanDetailConfirm(dependencies.forms, payload));
  yield* takeLatest(
    [events.offer.opened, events.offer.arrived, events.screenLeft],
    safely(function* handleOffer(action: { readonly type: string }) {
      if (events.offer.opened.match(action)) productId = action.payload.productId;
      else if (events.offer.arrived.match(action)) yield* reloadAfterWaiting(productId);
    }),
  );
  yield* takeLeading(
    events.submitted,
    safely(function* handleSubmit({ payload }: ReturnType<typeof events.submitted>) {
      yield* submit(dependencies, payload.productId);
    }),
  );
}
