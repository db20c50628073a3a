import { createResource, type ResourceState } from '../../effects/resource';
import type {
  GenerateVcodeReply,
  LoanPlayDelayDetailReply,
  LoanPlayDetailReply,
} from '../../generated/replies';
import { type BubblePlace, bubbleReducer } from './bubble/bubblePlace';
import type { GenerateVcodePayload, LoanOrderPayload } from '../../generated/payloads';

/** What is due, for `/repay`. */
export const instalment = createResource<LoanOrderPayload, LoanPlayDetailReply>('repay/instalment');
/** What an extension costs, for `/repayDelay`. */
export const delay = createResource<LoanOrderPayload, LoanPlayDelayDetailReply>('repay/delay');
/** How to pay by one channel, for `/carpmm`. */
export const instructions = createResource<GenerateVcodePayload, GenerateVcodeReply>('repay/instructions');

/** All that the repayment screens keep. */
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
