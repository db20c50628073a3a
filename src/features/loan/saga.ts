import { fork } from 'typed-redux-saga';
import { contractDetail } from '../../api/calls/contractDetail';
import { problemInit } from '../../api/calls/problemInit';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { watchResource } from '../../effects/watchResource';
import { contract } from './contract/events';
import { watchDetails } from './details/saga';
import { orders } from './orders/events';

/** What the screens of a loan that was taken do beyond drawing; the offer before it has a saga of its own. */
export function* watchLoan(dependencies: BorrowerDependencies) {
  yield* fork(watchDetails, dependencies);
  yield* watchResource(orders, (payload) => problemInit(dependencies.forms, payload));
  yield* watchResource(contract, (payload) => contractDetail(dependencies.forms, payload));
}
