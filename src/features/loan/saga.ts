import { read } from '../../api/calls';
import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { createReading } from '../../effects/reading';
import { watchRating } from '../../effects/watchRating';
import validateContract from '../../generated/validators/replies/contractDetail';
import validateDetails from '../../generated/validators/replies/loanDetails';
import validateOrders from '../../generated/validators/replies/problemInit';
import { details, detailsReducer, orderQuery, ratedSubject, rating, selectRating } from './details/slice';
import { leavingReducer } from './leaving/slice';
import { watchPaid } from './paid/saga';
import { paidReducer } from './paid/slice';
import { contract, contractQuery, orders, ordersQuery } from './slice';

/** What the screens of a loan that was taken do beyond drawing; the offer before it has a saga of its own. */
function* watchLoan(dependencies: BorrowerDependencies) {
  yield* watchPaid(dependencies);
  yield* watchRating(dependencies, { rating, stateOf: selectRating, subjectOf: ratedSubject });
}

const contractReading = createReading(contract, contractQuery, ({ forms }, payload) =>
  read(forms, 'contract-detail', payload, validateContract),
);

const loan: Feature = {
  reducers: {
    loanDetails: detailsReducer,
    loanOrders: orders.reducer,
    loanContract: contract.reducer,
    loanPaid: paidReducer,
    loanLeaving: leavingReducer,
  },
  saga: watchLoan,
  readings: {
    '/loanDetail': createReading(details, orderQuery, ({ forms }, order) =>
      read(forms, 'loan-details', order, validateDetails),
    ),
    '/order': createReading(orders, ordersQuery, ({ forms }, payload) =>
      read(forms, 'problem-init', payload, validateOrders),
    ),
    '/loanAgreement': contractReading,
    '/agony': contractReading,
  },
};
export default loan;
