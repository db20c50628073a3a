import type { GoogleScorePayload } from '../../generated/payloads';
import type { Failure } from '../../kernel/failure';
import { success, type Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { sendOnce, type IdempotencyKeys } from '../idempotencyKey';
import { acceptLoan } from '../loanReply';

/**
 * Sends a rating of 1 to 5 stars (contract §5).
 * @param subject what is rated, so that two ratings don't share a key: an order or a complaint
 */
export async function googleScore(
  client: FormClient,
  keys: IdempotencyKeys,
  payload: GoogleScorePayload,
  subject: string,
): Promise<Result<undefined, Failure>> {
  return sendOnce(keys, { call: 'google-score', subject, payload }, async (headers) => {
    const reply = acceptLoan(await client.post('/v3/loan-details/google-score', { ...payload }, headers));
    return reply.ok ? success(undefined) : reply;
  });
}
