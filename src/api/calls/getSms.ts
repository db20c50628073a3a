import type { GetSmsPayload } from '../../generated/payloads';
import { accept } from '../accept';
import { sendOnce, type IdempotencyKeys } from '../idempotencyKey';
import type { JsonClient, Reply } from '../jsonClient';

/** Asks for an SMS code. Refusals: 101 wrong captcha, 11 already registered (contract §13). `counted`: headers for our own host alone. */
export async function getSms(
  client: JsonClient,
  keys: IdempotencyKeys,
  payload: GetSmsPayload,
  counted: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return sendOnce(keys, { call: 'get-sms', subject: payload.phone, payload }, async (headers) =>
    accept(await client.post('/api/v2/youmi/promotion/get-sms', payload, { ...headers, ...counted }), '0'),
  );
}
