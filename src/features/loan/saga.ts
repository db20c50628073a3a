import { fork } from 'typed-redux-saga';
import { contractDetail } from '../../api/calls/contractDetail';
import { problemInit } from '../../api/calls/problemInit';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { watchResource } from '../../effects/watchResource';
import { watchConfirm } from './confirm/saga';
import { contract } from './contract/events';
import { watchDetails } from './details/saga';
import { orders } from './orders/events';

/** Everything that the loan screens do beyond drawing. */
export function* watchLoan(dependencies: BorrowerDependencies) {
  yield* fork(watchConfirm, dependencies);
  yield* fork(watchDetails, dependencies);
  yield* watchResource(orders, (payload) => problemInit(dependencies.forms, payload));
  yield* watchResource(contract, (payload) => contractDetail(dependencies.forms, payload));
}
