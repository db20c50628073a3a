import { parametersFrom } from '../../kernel/pageAddress';
import { createResource, type ResourceState } from '../../effects/resource';
import type { ContractDetailPayload, ProblemInitPayload } from '../../generated/payloads';
import type { ContractDetailReply, ProblemInitReply } from '../../generated/replies';

export const orders = createResource<ProblemInitPayload, ProblemInitReply>('loanOrders');
export const contract = createResource<ContractDetailPayload, ContractDetailReply>('loanContract');

export const ordersQuery = parametersFrom('orderId');
export const contractQuery = parametersFrom('orderNo');

interface WithLoans {
  readonly loanOrders: ResourceState<ProblemInitReply>;
  readonly loanContract: ResourceState<ContractDetailReply>;
}

export const selectOrders = (state: WithLoans) => state.loanOrders;
export const selectContract = (state: WithLoans) => state.loanContract;
