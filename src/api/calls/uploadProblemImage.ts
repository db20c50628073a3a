import validate from '../../generated/validators/replies/uploadProblemImage';
import type { Failure } from '../../kernel/failure';
import { failure, success, type Result } from '../../kernel/result';
import type { FileUpload, FormClient } from '../formClient';
import { loanReply } from '../loanReply';

/** Uploads one picture of a complaint (contract §5). The value is its address. */
export async function uploadProblemImage(
  client: FormClient,
  upload: Omit<FileUpload, 'field'>,
): Promise<Result<string, Failure>> {
  const reply = await client.upload('/user-problem/upload-problem-img', { field: 'problemImage', ...upload });
  const data = loanReply(validate, reply);
  if (!data.ok) return data;
  const address = data.value.url?.trim();
  return address ? success(address) : failure({ kind: 'malformed' });
}
