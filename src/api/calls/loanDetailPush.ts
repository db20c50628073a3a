import type { LoanDetailPushPayload } from '../../generated/payloads';
import type { LoanDetailPushReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/loanDetailPush';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { sendOnce, type IdempotencyKeys } from '../idempotencyKey';
import { loanReply } from '../loanReply';

const path = '/v3/loan-confirm/loan-detail-push';

/** Takes the loan on. Moves money: a lost reply says neither yes nor no (contract §5). */
export async function loanDetailPush(
  client: FormClient,
  keys: IdempotencyKeys,
  payload: LoanDetailPushPayload,
): Promise<Result<LoanDetailPushReply, Failure>> {
  const intention = { call: 'loan-detail-push', subject: payload.productId ?? '', payload };
  return sendOnce(keys, intention, async (headers) => loanReply(validate, await client.post(path, { ...payload }, headers)));
}
