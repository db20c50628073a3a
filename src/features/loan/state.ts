import { contractReducer } from './contract/slice';
import { detailsReducer } from './details/slice';
import { ordersReducer } from './orders/slice';

/** All that the screens of a loan that was taken keep. */
export const loanReducers = {
  loanDetails: detailsReducer,
  loanOrders: ordersReducer,
  loanContract: contractReducer,
};
