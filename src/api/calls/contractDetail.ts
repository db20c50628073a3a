import type { ContractDetailPayload } from '../../generated/payloads';
import type { ContractDetailReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/contractDetail';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { loanReply } from '../loanReply';

/** What a contract says of one loan (contract §5). */
export async function contractDetail(
  client: FormClient,
  payload: ContractDetailPayload,
): Promise<Result<ContractDetailReply, Failure>> {
  return loanReply(validate, await client.post('/v3/loan-details/contract-detail', { ...payload }));
}
