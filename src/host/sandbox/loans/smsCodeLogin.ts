import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import smsCodeLoginSchema from '../../../../schemas/payloads/smsCodeLogin.schema.json';
import type { SmsCodeLoginPayload } from '../../../generated/payloads';
import { sentPath } from '../../../contract/calls';
import { accepted, refused, sendReply } from '../envelope';
import { requiring } from '../payloadSchema';
import type { Sandbox } from '../sandbox';
import { localeOfRequest } from '../texts';
import { loanCodes } from './codes';
import { loanTexts } from './texts';

/** The brand's test values, or anything where the brand has none. */
function isRight({ brand: { testLogin } }: Sandbox, { username, smsCode }: SmsCodeLoginPayload): boolean {
  if (testLogin.username === '') return Boolean(username && smsCode);
  return username === testLogin.username && smsCode === testLogin.smsCode;
}

/** The same telephone gets the same session, and with it its loans. */
const sessionOf = (username: string): string =>
  createHash('sha256').update(`login ${username}`).digest('base64url');

export function registerSmsCodeLogin(scope: FastifyInstance, sandbox: Sandbox): void {
  const options = { schema: { body: requiring(smsCodeLoginSchema, ['username', 'smsCode']) } };
  const address = sentPath(sandbox.brand, sandbox.wire, 'sms-code-login');
  scope.post<{ Body: SmsCodeLoginPayload }>(address, options, async (request, reply) => {
    const texts = loanTexts(localeOfRequest(request, sandbox));
    const answer = isRight(sandbox, request.body)
      ? accepted(texts.done, { sessionId: sessionOf(request.body.username ?? '') })
      : refused(loanCodes.loginWrong, texts.loginWrong);
    return sendReply(reply, sandbox.wire, answer);
  });
}
