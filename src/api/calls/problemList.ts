import type { ProblemListReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/problemList';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { loanReply } from '../loanReply';

/** The borrower's complaints (contract §5). */
export async function problemList(client: FormClient): Promise<Result<ProblemListReply, Failure>> {
  return loanReply(validate, await client.post('/user-problem/problem-list', {}));
}
