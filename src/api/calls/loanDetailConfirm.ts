import type { LoanDetailConfirmPayload } from '../../generated/payloads';
import type { LoanDetailConfirmReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/loanDetailConfirm';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { loanReply } from '../loanReply';

/** What a loan would be; `isType` 1 on the reload after the waiting modal (contract §11). */
export async function loanDetailConfirm(
  client: FormClient,
  payload: LoanDetailConfirmPayload,
): Promise<Result<LoanDetailConfirmReply, Failure>> {
  return loanReply(validate, await client.post('/v3/loan-confirm/loan-detail-confirm', { ...payload }));
}
