import type { RepaymentConfirmPayload } from '../../generated/payloads';
import type { Failure } from '../../kernel/failure';
import { success, type Result } from '../../kernel/result';
import { sendUnder, type IdempotencyKeys, type KeptKey } from '../idempotencyKey';
import type { JsonClient } from '../jsonClient';
import { acceptPayWay } from '../payWayReply';

/** Confirms a payment by the code of its SMS. Moves money. Refusals: 800006 wrong code, 800005 submitted twice (contract §13). */
export async function repaymentConfirm(
  client: Pick<JsonClient, 'post'>,
  keys: IdempotencyKeys,
  operation: KeptKey,
  payload: RepaymentConfirmPayload,
): Promise<Result<undefined, Failure>> {
  return sendUnder(keys, operation, async (headers) => {
    const path = '/api/v1/youmi/youmi-api/service/loan/repayment-confirm';
    const reply = acceptPayWay(await client.post(path, payload, headers));
    return reply.ok ? success(undefined) : reply;
  });
}
