import { call, delay, put, race, select, takeLatest } from 'typed-redux-saga';
import { read, sendKept } from '../../../api/calls';
import type { MoneyOperation } from '../../../api/idempotencyKey';
import { dataOf } from '../../../api/reply';
import type { BridgeMessage } from '../../../bridge/messages';
import type { BorrowerDependencies, Feature } from '../../../effects/borrowerDependencies';
import { isFinalRefusal } from '../../../kernel/failure';
import { goToServerAddress } from '../../../effects/goToServerAddress';
import { reserveOrShow, stillOpen } from '../../../effects/openOperation';
import { runMutation } from '../../../effects/mutation';
import { onEvery, safely } from '../../../effects/safely';
import { takeSingleFlight } from '../../../effects/singleFlight';
import { sendToBridge } from '../../../effects/sendToBridge';
import { createReading } from '../../../effects/reading';
import validateOffer from '../../../generated/validators/replies/loanDetailConfirm';
import validatePush from '../../../generated/validators/replies/loanDetailPush';
import { agreementHeaders, loanOperation, loanSubject } from './loanOperation';
import * as events from './slice';
import { keyFactsReducer, keyFactsShown } from './keyFactsSeen';
import { actOf, confirmReducer, isStillRelevant, selectConfirm, selectSubmittable } from './slice';

/** Of contract §11 and §14, in ms. */
const reloadMs = 5500;
const redirectMs = 200;
/** Longest wait for the app to take the burial point over, in ms (contract §7). */
const burialMs = 300;

function* reloadAfterWaiting(productId: string | undefined) {
  const { waiting } = yield* select(selectConfirm);
  if (waiting !== 'underWay') return;
  yield* delay(reloadMs);
  yield* put(events.offer.renewed({ ...(productId === undefined ? {} : { productId }), isType: 1 }));
}

/** The app hears of the loan before the server does; one that does not listen holds nothing up for long. */
function* buryPoint(dependencies: BorrowerDependencies, productId: string) {
  const message: BridgeMessage = { action: 'burialPoint', payload: { productId } };
  yield* race({ handedOver: call(sendToBridge, dependencies, message), late: delay(burialMs) });
}

function* push(dependencies: BorrowerDependencies, productId: string, operation: MoneyOperation) {
  const { brand, forms, keys } = dependencies;
  const isAbout = isStillRelevant(productId);
  if (yield* select(isAbout)) yield* put(events.pushMade(operation));
  const { payload, headers } = operation;
  const acting = { call: 'loan-detail-push', payload, headers } as const;
  const send = async () => dataOf(validatePush, await sendKept(forms, keys, operation, acting));
  const result = yield* runMutation(events.push, send, {
    operation,
    before: () => buryPoint(dependencies, productId),
    isSaidByScreen: (problem) => isFinalRefusal(problem, brand.finalRefusals),
    isStillRelevant: isAbout,
  });
  if (!result?.ok || !result.value.lendDetailsUrl) return;
  yield* delay(redirectMs);
  const { isOpen } = yield* select(selectConfirm);
  if (!isOpen || !(yield* select(isAbout))) return;
  const { lendDetailsUrl } = result.value;
  yield* goToServerAddress(dependencies, {
    address: lendDetailsUrl,
    query: { from: 'confirm' },
    isReplacing: true,
  });
}

function* submit(dependencies: BorrowerDependencies, productId: string) {
  const { consent } = dependencies;
  const offer = yield* select(selectSubmittable, consent);
  if (!offer) return;
  const act = actOf(yield* select(selectConfirm), offer, consent);
  const { amount = null, periods = null, termUnit = null } = offer;
  const wanted = loanOperation(
    { amount, periods, termUnit, productId },
    agreementHeaders(dependencies, offer, act),
  );
  const operation = yield* reserveOrShow(dependencies, wanted, {
    found: events.openPushFound,
    isStillRelevant: isStillRelevant(productId),
  });
  if (operation) yield* push(dependencies, productId, operation);
}

function* retry(dependencies: BorrowerDependencies, productId: string) {
  const { operation } = yield* select(selectConfirm);
  const open = yield* stillOpen(dependencies, operation, {
    found: events.openPushFound,
    answeredPage: { path: '/order' },
  });
  if (open) yield* push(dependencies, productId, open);
}

/** Lets the open loan go: the offer can be taken under a new key. */
function* discard({ keys }: BorrowerDependencies, productId: string) {
  const { operation } = yield* select(selectConfirm);
  if (operation) yield* call(keys.release, operation);
  if (yield* select(isStillRelevant(productId))) yield* put(events.push.forgotten());
}

/** The lender hears once of what is wrong with the key facts of a product. */
function* reportKeyFacts({ window }: BorrowerDependencies) {
  const send: typeof fetch = (...request) => window.fetch(...request);
  const reported = new Set<string>();
  yield* onEvery(keyFactsShown, function* handleKeyFacts({ productId = '', faults }) {
    const name = JSON.stringify([productId, faults]);
    if (reported.has(name) || (faults.missing.length === 0 && !faults.allIn)) return;
    reported.add(name);
    const { reportFaults } = yield* call(
      () => import(/* webpackChunkName: "keyFacts" */ '../keyFacts/reportFaults'),
    );
    yield* call(reportFaults, send, productId, faults);
  });
}

/** The offer, the reload that the server asks for, and the loan being taken on. */
function* watchConfirm(dependencies: BorrowerDependencies) {
  let productId: string | undefined;
  yield* reportKeyFacts(dependencies);
  yield* takeLatest(
    [events.offer.opened, events.offer.arrived, events.screenLeft],
    safely(function* handleOffer(action: { readonly type: string }) {
      if (events.offer.opened.match(action)) {
        ({ productId } = action.payload);
        const open = dependencies.keys.reserved(loanSubject(productId));
        if (open) yield* put(events.openPushFound(open));
      } else if (events.offer.arrived.match(action)) yield* reloadAfterWaiting(productId);
    }),
  );
  yield* takeSingleFlight([events.submitted, events.retried, events.discarded], {
    subjectOf: (_, { payload }: ReturnType<typeof events.submitted>) => payload.productId ?? '',
    *worker(action) {
      const { productId: chosen = '' } = action.payload;
      if (events.submitted.match(action)) yield* submit(dependencies, chosen);
      else if (events.retried.match(action)) yield* retry(dependencies, chosen);
      else yield* discard(dependencies, chosen);
    },
  });
}

/** Apart from the loans that were taken, so that neither loads the other's calls. */
const loanOffer: Feature = {
  reducers: { confirm: confirmReducer, keyFacts: keyFactsReducer },
  saga: watchConfirm,
  readings: {
    '/confirmNew': createReading(events.offer, events.offerQuery, ({ forms }, payload) =>
      read(forms, 'loan-detail-confirm', payload, validateOffer),
    ),
  },
};
export default loanOffer;
