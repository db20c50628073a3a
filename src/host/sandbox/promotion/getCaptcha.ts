import type { FastifyInstance } from 'fastify';
import getCaptchaSchema from '../../../../schemas/payloads/getCaptcha.schema.json';
import type { GetCaptchaQuery } from '../../../generated/payloads';
import { sentPath } from '../../../contract/calls';
import { createCaptchaAnswer } from '../captcha/captchaAnswer';
import { drawCaptcha } from '../captcha/drawCaptcha';
import { rejected, sendReply } from '../envelope';
import { requiring } from '../payloadSchema';
import type { Sandbox } from '../sandbox';
import { localeOfRequest } from '../texts';
import { setCaptcha } from './sessions';
import { promotionTexts } from './texts';

const options = { schema: { querystring: requiring(getCaptchaSchema, ['sid']) } };
/** Enough to tell visits apart in the log, too little to act in one's name. */
const loggedSidLength = 6;

export function registerGetCaptcha(scope: FastifyInstance, sandbox: Sandbox): void {
  const { database, wire, clock, log } = sandbox;
  scope.get<{ Querystring: GetCaptchaQuery }>(
    sentPath(sandbox.brand, wire, 'get-captcha'),
    options,
    async (request, reply) => {
      const { sid } = request.query;
      const answer = createCaptchaAnswer();
      if (!(await setCaptcha(database, { sid, answer, now: clock() }))) {
        const texts = promotionTexts(localeOfRequest(request, sandbox));
        return sendReply(reply, wire, rejected(404, texts.captchaUnknown));
      }
      log.info({ sandboxCaptcha: answer, sidStart: sid.slice(0, loggedSidLength) }, 'sandbox captcha');
      return reply.type('image/png').send(await drawCaptcha(answer));
    },
  );
}
