import { call, put, select } from 'typed-redux-saga';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { stillOpen } from '../../effects/openOperation';
import { sendCommit } from './commitSaga';
import { sendConfirm } from './confirmSaga';
import * as events from './events';
import { loanPage } from './loanPage';
import { isConfirmation, verificationOf } from './paymentOperations';
import type { SavedVerification } from './savedVerification';
import { selectPayway } from './selectors';

/** Sends an open payment again as it was; a code, which is not kept, is asked for first. */
export function* retryPayment(dependencies: BorrowerDependencies, saved: SavedVerification) {
  const { operation, payment, code, isCodeWanted } = yield* select(selectPayway);
  const open = yield* stillOpen(dependencies, operation, {
    found: events.operationFound,
    answeredPage: loanPage(payment),
  });
  if (!open) return;
  if (!isConfirmation(open)) yield* sendCommit(dependencies, saved, open);
  else if (code === '' && !isCodeWanted) yield* put(events.codeWanted(verificationOf(open)));
  else yield* sendConfirm(dependencies, saved, open);
}

/** Lets an open payment go: the next one has a new key. */
export function* discardPayment({ keys }: BorrowerDependencies, saved: SavedVerification) {
  const { operation, payment } = yield* select(selectPayway);
  if (operation) yield* call(keys.release, operation);
  saved.forget(payment);
  yield* put(events.cancelled());
  yield* put(events.commit.forgotten());
  yield* put(events.confirm.forgotten());
}
