import { call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { read } from '../../api/calls';
import { createKeyValueStore } from '../../api/keyValueStore';
import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { onEvery } from '../../effects/safely';
import { takeSingleFlight } from '../../effects/singleFlight';
import { createReading } from '../../effects/reading';
import validateWays from '../../generated/validators/replies/repaymentWay';
import { handleCommit, resendCommit } from './commitSaga';
import { handleConfirm, resendConfirm } from './confirmSaga';
import * as events from './events';
import { loanPage, type Payment, paymentQuery } from './payment';
import { isConfirmation, paymentSubject } from './paymentOperations';
import { handleProvider } from './providerSaga';
import { createSavedVerification, type SavedVerification } from './savedVerification';
import { isStillRelevant, paywayReducer, selectPayway, type WithPayway } from './slice';
import { countDown } from '../../effects/countdown';
import { stillOpen } from '../../effects/openOperation';

/** Goes on where an earlier visit of this payment was left. */
function* restore({ keys }: BorrowerDependencies, saved: SavedVerification, payment: Payment) {
  const verification = saved.read(payment);
  if (verification) yield* put(events.verificationStarted(verification));
  const open = keys.reserved(paymentSubject(payment));
  if (open) yield* put(events.operationFound(open));
}

function* watchPayway(dependencies: BorrowerDependencies) {
  const { window: view, parameters } = dependencies;
  const saved = createSavedVerification({
    session: createKeyValueStore(() => view.sessionStorage),
    fingerprint: parameters.fingerprint(),
    now: Date.now,
  });
  yield* fork(watchCountdown);
  yield* onEvery(events.ways.opened, function* handleOpened(payload) {
    yield* restore(dependencies, saved, payload);
  });
  const { paySubmitted, codeAskedAgain, confirmSubmitted, optionChosen, retried, discarded } = events;
  yield* takeSingleFlight(
    [paySubmitted, codeAskedAgain, confirmSubmitted, optionChosen, retried, discarded],
    {
      subjectOf: (state: WithPayway) => paymentSubject(selectPayway(state).payment),
      *worker(action: { readonly type: string }) {
        if (confirmSubmitted.match(action)) yield* handleConfirm(dependencies, saved);
        else if (optionChosen.match(action)) yield* handleProvider(dependencies);
        else if (retried.match(action)) yield* retryPayment(dependencies, saved);
        else if (discarded.match(action)) yield* discardPayment(dependencies, saved);
        else yield* handleCommit(dependencies, saved, codeAskedAgain.match(action));
      },
    },
  );
  yield* takeEvery(events.cancelled, function* handleCancelled() {
    saved.forget((yield* select(selectPayway)).payment);
  });
}

function* watchCountdown() {
  const { verificationStarted, cancelled, screenLeft, ways, countdownTicked } = events;
  yield* takeLatest(
    [verificationStarted, cancelled, screenLeft, ways.opened],
    function* handleCountdown(action) {
      if (verificationStarted.match(action))
        yield* countDown(action.payload.countdownEnd, Date.now, countdownTicked);
    },
  );
}

/** Sends an open payment again as it was; a code, which is not kept, is asked for first. */
function* retryPayment(dependencies: BorrowerDependencies, saved: SavedVerification) {
  const { operation, payment } = yield* select(selectPayway);
  const open = yield* stillOpen(dependencies, operation, {
    found: events.operationFound,
    answeredPage: loanPage(payment),
  });
  if (!open) return;
  if (isConfirmation(open)) yield* resendConfirm(dependencies, saved, open);
  else yield* resendCommit(dependencies, saved, open);
}

/** Lets an open payment go: the next one has a new key. */
function* discardPayment({ keys }: BorrowerDependencies, saved: SavedVerification) {
  const { operation, payment } = yield* select(selectPayway);
  if (operation) yield* call(keys.release, operation);
  saved.forget(payment);
  if (!(yield* select(isStillRelevant(payment)))) return;
  yield* put(events.cancelled());
  yield* put(events.commit.forgotten());
  yield* put(events.confirm.forgotten());
}

const waysReading = createReading(events.ways, paymentQuery, ({ api }, { productId = '', orderId = '' }) =>
  read(api, 'repayment-way', { productId, orderId }, validateWays),
);

const payway: Feature = {
  reducers: { payway: paywayReducer },
  saga: watchPayway,
  readings: { '/ynRepay': waysReading, '/ynRepayChoose': waysReading },
};
export default payway;
