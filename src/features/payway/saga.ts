import { fork, put, takeEvery } from 'typed-redux-saga';
import { repaymentWay } from '../../api/calls/repaymentWay';
import { createKeyValueStore } from '../../api/keyValueStore';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { safely } from '../../effects/safely';
import { watchResource } from '../../effects/watchResource';
import { handleCommit } from './commitSaga';
import { handleConfirm } from './confirmSaga';
import { watchCountdown } from './countdownSaga';
import * as events from './events';
import type { Payment } from './payment';
import { handleProvider } from './providerSaga';
import { createSavedPayment, type SavedPayment } from './savedPayment';

/** Goes on where an earlier visit of this payment was left. */
function* restore(saved: SavedPayment, payment: Payment) {
  const confirmation = saved.confirmation(payment);
  const verification = confirmation ?? saved.verification(payment);
  if (verification) yield* put(events.verificationStarted(verification));
  if (confirmation) yield* put(events.confirmationRestored(confirmation));
  const attempt = saved.attempt(payment);
  if (attempt) yield* put(events.attemptRestored(attempt));
}

/** All effects of paying by card or provider. */
export function* watchPayway(dependencies: BorrowerDependencies) {
  const { window: view, api, parameters } = dependencies;
  const saved = createSavedPayment({
    local: createKeyValueStore(() => view.localStorage),
    session: createKeyValueStore(() => view.sessionStorage),
    borrower: parameters.borrowerMark(),
    now: Date.now,
  });
  yield* fork(watchCountdown);
  yield* takeEvery(
    events.ways.opened,
    safely(function* handleOpened({ payload }: ReturnType<typeof events.ways.opened>) {
      yield* restore(saved, payload);
    }),
  );
  yield* fork(watchResource, events.ways, ({ productId = '', orderId = '' }: Payment) =>
    repaymentWay(api, { productId, orderId }),
  );
  // Each asks `mayPay` first: a second tap is refused by the state, and no payment waits for the reply of another one.
  yield* takeEvery(
    [events.paySubmitted, events.codeAskedAgain, events.commitRetried],
    safely((action: { readonly type: string }) => handleCommit(dependencies, saved, action)),
  );
  yield* takeEvery(events.confirmSubmitted, safely(() => handleConfirm(dependencies, saved)));
  yield* takeEvery(events.optionChosen, safely(() => handleProvider(dependencies)));
  yield* takeEvery(events.cancelled, () => saved.forgetVerification());
}
