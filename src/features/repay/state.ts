import { parametersFrom } from '../../kernel/pageAddress';
import { createResource, type ResourceState } from '../../effects/resource';
import type {
  GenerateVcodeReply,
  LoanPlayDelayDetailReply,
  LoanPlayDetailReply,
} from '../../generated/replies';
import { type BubblePlace, bubbleReducer } from './bubble/bubblePlace';
import type { GenerateVcodePayload, LoanOrderPayload } from '../../generated/payloads';

export const orderQuery = parametersFrom('productId', 'orderId');
export const instructionsQuery = parametersFrom('productId', 'orderId', 'amount', 'payCode', 'requestType');

export const instalment = createResource<LoanOrderPayload, LoanPlayDetailReply>('repay/instalment');
export const delay = createResource<LoanOrderPayload, LoanPlayDelayDetailReply>('repay/delay');
export const instructions = createResource<GenerateVcodePayload, GenerateVcodeReply>('repay/instructions');

export interface RepayState {
  readonly instalment: ResourceState<LoanPlayDetailReply>;
  readonly delay: ResourceState<LoanPlayDelayDetailReply>;
  readonly instructions: ResourceState<GenerateVcodeReply>;
  readonly bubble: BubblePlace;
}

export const repayReducers = {
  instalment: instalment.reducer,
  delay: delay.reducer,
  instructions: instructions.reducer,
  bubble: bubbleReducer,
};
