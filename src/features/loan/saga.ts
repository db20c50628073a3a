import { read } from '../../api/calls';
import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { watchResource } from '../../effects/resource';
import { watchRating } from '../../effects/watchRating';
import validateContract from '../../generated/validators/replies/contractDetail';
import validateDetails from '../../generated/validators/replies/loanDetails';
import validateOrders from '../../generated/validators/replies/problemInit';
import { details, detailsReducer, ratedSubject, rating, selectRating } from './details/slice';
import { contract, orders } from './slice';

/** What the screens of a loan that was taken do beyond drawing; the offer before it has a saga of its own. */
function* watchLoan(dependencies: BorrowerDependencies) {
  const { forms } = dependencies;
  yield* watchResource(details, (order) => read(forms, 'loan-details', order, validateDetails));
  yield* watchRating(dependencies, { rating, stateOf: selectRating, subjectOf: ratedSubject });
  yield* watchResource(orders, (payload) => read(forms, 'problem-init', payload, validateOrders));
  yield* watchResource(contract, (payload) => read(forms, 'contract-detail', payload, validateContract));
}

const loan: Feature = {
  reducers: { loanDetails: detailsReducer, loanOrders: orders.reducer, loanContract: contract.reducer },
  saga: watchLoan,
};
export default loan;
