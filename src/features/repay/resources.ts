import { createResource } from '../../effects/resource';
import type { GenerateVcodePayload, LoanOrderPayload } from '../../generated/payloads';
import type {
  GenerateVcodeReply,
  LoanPlayDelayDetailReply,
  LoanPlayDetailReply,
} from '../../generated/replies';

/** What is due, for `/repay`. */
export const instalment = createResource<LoanOrderPayload, LoanPlayDetailReply>('repay/instalment');
/** What an extension costs, for `/repayDelay`. */
export const delay = createResource<LoanOrderPayload, LoanPlayDelayDetailReply>('repay/delay');
/** How to pay by one channel, for `/carpmm`. */
export const instructions = createResource<GenerateVcodePayload, GenerateVcodeReply>('repay/instructions');
