import type { RepaymentHuichaoPayload } from '../../generated/payloads';
import type { RepaymentHuichaoReply } from '../../generated/replies';
import validateRepaymentHuichao from '../../generated/validators/replies/repaymentHuichao';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import { sendOnce, type IdempotencyKeys } from '../idempotencyKey';
import type { JsonClient } from '../jsonClient';
import { payWayReply } from '../payWayReply';

/** Starts a payment at a provider; its page is where the url leads, unchecked (contract §5). */
export async function repaymentHuichao(
  client: Pick<JsonClient, 'post'>,
  keys: IdempotencyKeys,
  payload: RepaymentHuichaoPayload,
): Promise<Result<RepaymentHuichaoReply, Failure>> {
  const intention = { call: 'repayment-huichao', subject: payload.orderId ?? '', payload };
  return sendOnce(keys, intention, async (headers) => {
    const reply = await client.post(
      '/api/v1/youmi/youmi-api/service/loan/repayment-huichao',
      payload,
      headers,
    );
    return payWayReply(validateRepaymentHuichao, reply);
  });
}
