import { fork } from 'typed-redux-saga';
import { read } from '../../api/calls';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { watchResource } from '../../effects/resource';
import validateContract from '../../generated/validators/replies/contractDetail';
import validateOrders from '../../generated/validators/replies/problemInit';
import { contract } from './contract/events';
import { watchDetails } from './details/saga';
import { orders } from './orders/events';

/** What the screens of a loan that was taken do beyond drawing; the offer before it has a saga of its own. */
export function* watchLoan(dependencies: BorrowerDependencies) {
  const { forms } = dependencies;
  yield* fork(watchDetails, dependencies);
  yield* watchResource(orders, (payload) => read(forms, 'problem-init', payload, validateOrders));
  yield* watchResource(contract, (payload) => read(forms, 'contract-detail', payload, validateContract));
}
