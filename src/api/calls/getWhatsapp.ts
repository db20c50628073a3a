import type { GetWhatsappReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/getWhatsapp';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { loanReply } from '../loanReply';

/** How the service is reached (contract §5). */
export async function getWhatsapp(client: FormClient): Promise<Result<GetWhatsappReply, Failure>> {
  return loanReply(validate, await client.post('/user-problem/get-whatsapp', {}));
}
