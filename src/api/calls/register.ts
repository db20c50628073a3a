import type { RegisterPayload } from '../../generated/payloads';
import { accept } from '../accept';
import { sendOnce, type IdempotencyKeys } from '../idempotencyKey';
import type { JsonClient, Reply } from '../jsonClient';

/** Registers a visitor. Refusals: -1 wrong captcha, 11 already registered (contract §13). `counted`: headers for our own host alone. */
export async function register(
  client: JsonClient,
  keys: IdempotencyKeys,
  payload: RegisterPayload,
  counted: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return sendOnce(keys, { call: 'register', subject: payload.phone, payload }, async (headers) =>
    accept(await client.post('/api/v2/youmi/promotion/register', payload, { ...headers, ...counted }), '0'),
  );
}
