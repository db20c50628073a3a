import type { GenerateVcodePayload } from '../../generated/payloads';
import type { GenerateVcodeReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/generateVcode';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { loanReply } from '../loanReply';

/** How to pay by one channel: its reference, its code, what to do (contract §5). */
export async function generateVcode(
  client: FormClient,
  payload: GenerateVcodePayload,
): Promise<Result<GenerateVcodeReply, Failure>> {
  return loanReply(validate, await client.post('/v3/loan-details/generate-vcode', { ...payload }));
}
