import type { LoanOrderPayload } from '../../generated/payloads';
import type { LoanPlayDelayDetailReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/loanPlayDelayDetail';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { loanReply } from '../loanReply';

/** What it costs to extend a loan, and the channels that it can be paid by (contract §5). */
export async function loanPlayDelayDetail(
  client: FormClient,
  payload: LoanOrderPayload,
): Promise<Result<LoanPlayDelayDetailReply, Failure>> {
  return loanReply(validate, await client.post('/v3/installment/loan-play-delay-detail', { ...payload }));
}
