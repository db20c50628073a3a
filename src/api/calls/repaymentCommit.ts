import type { RepaymentCommitPayload } from '../../generated/payloads';
import type { RepaymentCommitReply } from '../../generated/replies';
import validateRepaymentCommit from '../../generated/validators/replies/repaymentCommit';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import { sendUnder, type IdempotencyKeys, type KeptKey } from '../idempotencyKey';
import type { JsonClient } from '../jsonClient';
import { payWayReply } from '../payWayReply';

/**
 * Pays by a card, or has a code sent that the payment is to be confirmed with. Moves money: a lost reply means that
 * nobody knows. Refusals: 800005 submitted twice (contract §13).
 */
export async function repaymentCommit(
  client: Pick<JsonClient, 'post'>,
  keys: IdempotencyKeys,
  operation: KeptKey,
  payload: RepaymentCommitPayload,
): Promise<Result<RepaymentCommitReply, Failure>> {
  return sendUnder(keys, operation, async (headers) => {
    const reply = await client.post(
      '/api/v1/youmi/youmi-api/service/loan/repayment-commit',
      payload,
      headers,
    );
    return payWayReply(validateRepaymentCommit, reply);
  });
}
