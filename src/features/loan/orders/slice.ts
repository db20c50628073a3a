import type { ResourceState } from '../../../effects/resource';
import type { ProblemInitReply } from '../../../generated/replies';
import { orders } from './events';

export interface WithOrders {
  readonly loanOrders: ResourceState<ProblemInitReply>;
}

export const ordersReducer = orders.reducer;

export const selectOrders = (state: WithOrders): ResourceState<ProblemInitReply> => state.loanOrders;
