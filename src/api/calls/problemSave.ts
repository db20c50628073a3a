import type { ProblemSavePayload } from '../../generated/payloads';
import type { Failure } from '../../kernel/failure';
import { success, type Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { sendOnce, type IdempotencyKeys } from '../idempotencyKey';
import { acceptLoan } from '../loanReply';

/** Hands a complaint in; what the server says of it beyond yes and no is not used (contract §5). */
export async function problemSave(
  client: FormClient,
  keys: IdempotencyKeys,
  payload: ProblemSavePayload,
): Promise<Result<undefined, Failure>> {
  return sendOnce(
    keys,
    { call: 'problem-save', subject: payload.orderNo ?? '', payload },
    async (headers) => {
      const reply = acceptLoan(await client.post('/user-problem/problem-save', { ...payload }, headers));
      return reply.ok ? success(undefined) : reply;
    },
  );
}
