import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { read } from '../../api/calls';
import { createKeyValueStore } from '../../api/keyValueStore';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { safely } from '../../effects/safely';
import { takeSingleFlight } from '../../effects/singleFlight';
import { watchResource } from '../../effects/resource';
import validateWays from '../../generated/validators/replies/repaymentWay';
import { handleCommit } from './commitSaga';
import { handleConfirm } from './confirmSaga';
import { watchCountdown } from './countdownSaga';
import * as events from './events';
import { discardPayment, retryPayment } from './openPaymentSaga';
import type { Payment } from './payment';
import { paymentSubject } from './paymentOperations';
import { handleProvider } from './providerSaga';
import { createSavedVerification, type SavedVerification } from './savedVerification';
import { selectPayway } from './selectors';
import type { WithPayway } from './slice';

/** Goes on where an earlier visit of this payment was left. */
function* restore({ keys }: BorrowerDependencies, saved: SavedVerification, payment: Payment) {
  const verification = saved.read(payment);
  if (verification) yield* put(events.verificationStarted(verification));
  const open = keys.reserved(paymentSubject(payment));
  if (open) yield* put(events.operationFound(open));
}

/** All effects of paying by card or provider. */
export function* watchPayway(dependencies: BorrowerDependencies) {
  const { window: view, api, parameters } = dependencies;
  const saved = createSavedVerification({
    session: createKeyValueStore(() => view.sessionStorage),
    fingerprint: parameters.fingerprint(),
    now: Date.now,
  });
  yield* fork(watchCountdown);
  yield* takeEvery(
    events.ways.opened,
    safely(function* handleOpened({ payload }: ReturnType<typeof events.ways.opened>) {
      yield* restore(dependencies, saved, payload);
    }),
  );
  yield* fork(watchResource, events.ways, ({ productId = '', orderId = '' }: Payment) =>
    read(api, 'repayment-way', { productId, orderId }, validateWays),
  );
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
