import type { RepaymentConfirmPayload } from '../../generated/payloads';
import { acceptPayWay } from '../payWayReply';
import { sendOnce, type IdempotencyKeys } from '../idempotencyKey';
import type { JsonClient, Reply } from '../jsonClient';

/** Confirms a payment by the code of its SMS. Moves money. Refusals: 800006 wrong code, 800005 submitted twice (spec §8). */
export async function repaymentConfirm(
  client: Pick<JsonClient, 'post'>,
  keys: IdempotencyKeys,
  payload: RepaymentConfirmPayload,
): Promise<Reply> {
  const intention = { call: 'repayment-confirm', subject: payload.orderId ?? '', payload };
  return sendOnce(keys, intention, async (headers) =>
    acceptPayWay(await client.post('/api/v1/youmi/youmi-api/service/loan/repayment-confirm', payload, headers)),
  );
}
