import { put, select } from 'typed-redux-saga';
import type { MoneyOperation } from '../../api/idempotencyKey';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { paidNotesOf } from '../../effects/paidNotes';
import { openPage } from '../../effects/navigationSaga';
import { toastRequested } from '../../events/toast';
import { loanPage, type Payment } from './payment';
import type { SavedVerification } from './savedVerification';
import { isStillRelevant, selectPayway } from './slice';

interface Paid {
  readonly payment: Payment;
  readonly operation: MoneyOperation;
  /** The lender's; empty where it gave none. */
  readonly reference: string;
}

/** It is paid: the loan shows it, as a note until its status does. Someone who went elsewhere meanwhile stays there. */
export function* leavePaid(
  dependencies: BorrowerDependencies,
  saved: SavedVerification,
  { payment, operation, reference }: Paid,
) {
  saved.forget(payment);
  const { orderId = '', amount = '' } = operation.payload;
  if (orderId !== '') paidNotesOf(dependencies).keep(orderId, { amount, reference });
  yield* put(toastRequested({ key: 'payway:paid' }));
  const { isOpen } = yield* select(selectPayway);
  if (isOpen && (yield* select(isStillRelevant(payment))))
    openPage(dependencies, { ...loanPage(payment), isReplacing: true });
}
