import { put, select } from 'typed-redux-saga';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { openPage } from '../../effects/navigationSaga';
import { toastRequested } from '../../events/toast';
import { loanPage, type Payment } from './payment';
import type { SavedVerification } from './savedVerification';
import { isStillRelevant, selectPayway } from './slice';

/** It is paid: the loan shows it. Someone who went elsewhere meanwhile stays there. */
export function* leavePaid(dependencies: BorrowerDependencies, saved: SavedVerification, payment: Payment) {
  saved.forget(payment);
  yield* put(toastRequested({ key: 'payway:paid' }));
  const { isOpen } = yield* select(selectPayway);
  if (isOpen && (yield* select(isStillRelevant(payment))))
    openPage(dependencies, { ...loanPage(payment), isReplacing: true });
}
