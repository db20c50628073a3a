import type { LoanOrderPayload } from '../../generated/payloads';
import type { LoanDetailsReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/loanDetails';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { loanReply } from '../loanReply';

/** Where a loan stands (contract §5). */
export async function loanDetails(
  client: FormClient,
  payload: LoanOrderPayload,
): Promise<Result<LoanDetailsReply, Failure>> {
  return loanReply(validate, await client.post('/v3/loan-details/loan-details', { ...payload }));
}
