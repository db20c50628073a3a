import type { LoanOrderPayload } from '../../generated/payloads';
import type { LoanPlayDetailReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/loanPlayDetail';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { loanReply } from '../loanReply';

/** What is due of a loan, and the channels that it can be paid by (contract §5). */
export async function loanPlayDetail(
  client: FormClient,
  payload: LoanOrderPayload,
): Promise<Result<LoanPlayDetailReply, Failure>> {
  return loanReply(validate, await client.post('/v3/installment/loan-play-detail', { ...payload }));
}
