import { confirmReducer } from './confirm/slice';
import { contractReducer } from './contract/slice';
import { detailsReducer } from './details/slice';
import { ordersReducer } from './orders/slice';

/** All that the loan screens keep. */
export const loanReducers = {
  confirm: confirmReducer,
  loanDetails: detailsReducer,
  loanOrders: ordersReducer,
  loanContract: contractReducer,
};
