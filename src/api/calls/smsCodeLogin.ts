import type { SmsCodeLoginPayload } from '../../generated/payloads';
import type { Failure } from '../../kernel/failure';
import { success, type Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { acceptLoan } from '../loanReply';

/** Signs the brand's test borrower in (contract §5); the test page only. */
export async function smsCodeLogin(
  client: FormClient,
  payload: SmsCodeLoginPayload,
): Promise<Result<undefined, Failure>> {
  const reply = acceptLoan(await client.post('/service/login/sms-code-login', { ...payload }));
  return reply.ok ? success(undefined) : reply;
}
