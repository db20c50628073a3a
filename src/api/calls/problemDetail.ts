import type { ProblemDetailPayload } from '../../generated/payloads';
import type { ProblemDetailReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/problemDetail';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { loanReply } from '../loanReply';

/** One complaint with the service's answer (contract §5). */
export async function problemDetail(
  client: FormClient,
  payload: ProblemDetailPayload,
): Promise<Result<ProblemDetailReply, Failure>> {
  return loanReply(validate, await client.post('/user-problem/problem-detail', { ...payload }));
}
