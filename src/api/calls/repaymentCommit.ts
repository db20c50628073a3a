import type { RepaymentCommitPayload } from '../../generated/payloads';
import type { RepaymentCommitReply } from '../../generated/replies';
import validateRepaymentCommit from '../../generated/validators/replies/repaymentCommit';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import { sendOnce, type IdempotencyKeys } from '../idempotencyKey';
import type { JsonClient } from '../jsonClient';
import { payWayReply } from '../payWayReply';

/**
 * Pays by a card, or has a code sent that the payment is to be confirmed with. Moves money: a lost reply means that
 * nobody knows. Refusals: 800005 submitted twice (spec §8).
 * @param asking how often a code was asked for again; each time is an intention of its own (contract §5)
 */
export async function repaymentCommit(
  client: Pick<JsonClient, 'post'>,
  keys: IdempotencyKeys,
  payload: RepaymentCommitPayload,
  asking: number,
): Promise<Result<RepaymentCommitReply, Failure>> {
  const intention = { call: 'repayment-commit', subject: payload.orderId ?? '', payload: { ...payload, asking } };
  return sendOnce(keys, intention, async (headers) => {
    const reply = await client.post('/api/v1/youmi/youmi-api/service/loan/repayment-commit', payload, headers);
    return payWayReply(validateRepaymentCommit, reply);
  });
}
