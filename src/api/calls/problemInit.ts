import type { ProblemInitPayload } from '../../generated/payloads';
import type { ProblemInitReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/problemInit';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { loanReply } from '../loanReply';

/** The borrower's orders and the kinds of complaint (contract §5). */
export async function problemInit(
  client: FormClient,
  payload: ProblemInitPayload,
): Promise<Result<ProblemInitReply, Failure>> {
  return loanReply(validate, await client.post('/user-problem/problem-init', { ...payload }));
}
