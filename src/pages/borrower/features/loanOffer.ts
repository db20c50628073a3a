import { watchConfirm } from '../../../features/loan/confirm/saga';
import { confirmReducer } from '../../../features/loan/confirm/slice';
import type { Feature } from '../borrowerStore';

/** Apart from the loans that were taken, so that neither loads the other's calls. */
const loanOffer: Feature = { reducers: { confirm: confirmReducer }, saga: watchConfirm };
export default loanOffer;
