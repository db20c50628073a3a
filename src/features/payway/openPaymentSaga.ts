import { call, put, select } from 'typed-redux-saga';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { stillOpen } from '../../effects/openOperation';
import { resendCommit } from './commitSaga';
import { resendConfirm } from './confirmSaga';
import * as events from './events';
import { loanPage } from './loanPage';
import { isConfirmation } from './paymentOperations';
import type { SavedVerification } from './savedVerification';
import { isStillRelevant, selectPayway } from './selectors';

/** Sends an open payment again as it was; a code, which is not kept, is asked for first. */
export function* retryPayment(dependencies: BorrowerDependencies, saved: SavedVerification) {
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
export function* discardPayment({ keys }: BorrowerDependencies, saved: SavedVerification) {
  const { operation, payment } = yield* select(selectPayway);
  if (operation) yield* call(keys.release, operation);
  saved.forget(payment);
  if (!(yield* select(isStillRelevant(payment)))) return;
  yield* put(events.cancelled());
  yield* put(events.commit.forgotten());
  yield* put(events.confirm.forgotten());
}
