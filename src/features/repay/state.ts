import type { ResourceState } from '../../effects/resource';
import type {
  GenerateVcodeReply,
  LoanPlayDelayDetailReply,
  LoanPlayDetailReply,
} from '../../generated/replies';
import type { BubblePlace } from './bubble/bubblePlace';
import { bubbleReducer } from './bubble/bubbleSlice';
import { delay, instalment, instructions } from './resources';

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
