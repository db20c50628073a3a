import { call, put, select } from 'typed-redux-saga';
import { repaymentConfirm } from '../../api/calls/repaymentConfirm';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { openPage } from '../../effects/navigationSaga';
import { perform } from '../../effects/perform';
import { toastRequested } from '../../events/toast';
import * as events from './events';
import { paymentFailureText } from './failureTexts';
import { leavePaid } from './leavePaid';
import { loanPage } from './loanPage';
import type { SavedPayment } from './savedPayment';
import { concerns, mayPay, selectPayway } from './selectors';

/** Shortest code of an SMS (spec §5). */
const shortestCode = 6;

/** Confirms a payment by its code; a refusal stays on the screen for another try (contract §5). */
export function* handleConfirm(dependencies: BorrowerDependencies, saved: SavedPayment) {
  const state = yield* select(selectPayway);
  const { payment, code, verification, openConfirmation } = state;
  if (!verification || !mayPay(state)) return;
  if (code.length < shortestCode) {
    yield* put(events.faultFound('code'));
    yield* put(toastRequested({ key: 'payway:code.tooShort' }));
    return;
  }
  if (openConfirmation && !saved.confirmation(payment)) {
    // Another tab has had its answer since.
    openPage(dependencies, { ...loanPage(payment), isReplacing: true });
    return;
  }
  saved.keepConfirmation(payment, verification);
  const { api, keys } = dependencies;
  const payload = { orderId: payment.orderId ?? '', verifyCode: code, repaymentRecordId: verification.recordId };
  const result = yield* perform(events.confirm, () => repaymentConfirm(api, keys, payload), {
    movesMoney: true,
    textOf: paymentFailureText,
    concerns: concerns(payment),
  });
  if (!result) return;
  saved.forgetConfirmation(payment);
  if (result.ok) yield* call(leavePaid, dependencies, saved, payment);
}
