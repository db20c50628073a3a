import type { ResourceState } from '../../../effects/resource';
import type { ContractDetailReply } from '../../../generated/replies';
import { contract } from './events';

export interface WithContract {
  readonly loanContract: ResourceState<ContractDetailReply>;
}

export const contractReducer = contract.reducer;

export const selectContract = (state: WithContract): ResourceState<ContractDetailReply> => state.loanContract;
