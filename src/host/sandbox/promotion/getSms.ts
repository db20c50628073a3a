import type { Transaction } from 'kysely';
import getSmsSchema from '../../../../schemas/payloads/getSms.schema.json';
import type { GetSmsPayload } from '../../../generated/payloads';
import type { Database } from '../../store/database';
import type { ActingCall, ActingRequest } from '../actingCall';
import { accepted, refused, type SandboxReply } from '../envelope';
import { requiring } from '../payloadSchema';
import type { Sandbox } from '../sandbox';
import { promotionCodes } from './codes';
import { isPhone, isRegistered, lockPhone } from './phones';
import { isCaptchaRight, spendCaptcha } from './sessions';
import { createSmsCode, isOverLimit, storeSmsCode } from './smsCodes';
import { specialOf } from './specialNumbers';
import { promotionTexts } from './texts';

type GetSmsRequest = ActingRequest<GetSmsPayload>;

/** Why no code is sent; undefined: nothing speaks against it. */
async function refusalOf(
  transaction: Transaction<Database>,
  { payload, now, locale }: GetSmsRequest,
  rateLimits: boolean,
): Promise<SandboxReply | undefined> {
  const { phone } = payload;
  const texts = promotionTexts(locale);
  const { refusal } = specialOf('getSms', phone);
  if (refusal === 'outOfService') return refused(promotionCodes.outOfService, texts.outOfService);
  if (refusal === 'captchaWrong' || !(await isCaptchaRight(transaction, { ...payload, now }))) {
    return refused(promotionCodes.captchaWrong, texts.captchaWrong);
  }
  if (refusal === 'alreadyRegistered' || (await isRegistered(transaction, phone))) {
    return refused(promotionCodes.registered, texts.alreadyRegistered);
  }
  if (rateLimits && (await isOverLimit(transaction, phone, now))) {
    return refused(promotionCodes.tooManyCodes, texts.tooManyCodes);
  }
  return undefined;
}

/** The only place where a code appears: there is no telephone network behind the sandbox. */
function logSmsCode({ log }: Sandbox, phone: string, code: string): void {
  log.info({ sandboxSmsCode: code, phoneEnding: phone.slice(-2) }, 'sandbox SMS code');
}

export const createGetSms = (sandbox: Sandbox): ActingCall<GetSmsPayload> => ({
  name: 'get-sms',
  schema: requiring(getSmsSchema, ['phone', 'capcode', 'sid']),
  faultOf: ({ phone }) => specialOf('getSms', phone).fault,
  async act(transaction, request) {
    const { payload, now, locale } = request;
    const { phone } = payload;
    const texts = promotionTexts(locale);
    if (!isPhone(phone)) return { reply: refused(promotionCodes.phoneWrong, texts.phoneWrong) };
    await lockPhone(transaction, phone, now);
    const refusal = await refusalOf(transaction, request, sandbox.rateLimits);
    if (refusal) return { reply: refusal };
    if (!(await spendCaptcha(transaction, { ...payload, now }))) {
      return { reply: refused(promotionCodes.captchaWrong, texts.captchaWrong) };
    }
    const code = createSmsCode();
    await storeSmsCode(transaction, { phone, code, now });
    return { reply: accepted(texts.smsSent), afterCommit: () => logSmsCode(sandbox, phone, code) };
  },
});
