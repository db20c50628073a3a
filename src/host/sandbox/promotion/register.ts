import type { Transaction } from 'kysely';
import registerSchema from '../../../../schemas/payloads/register.schema.json';
import type { RegisterPayload } from '../../../generated/payloads';
import type { Database } from '../../store/database';
import type { ActingCall, ActingRequest } from '../actingCall';
import { accepted, refused, type SandboxReply } from '../envelope';
import { requiring } from '../payloadSchema';
import { promotionCodes } from './codes';
import { addRegistration, isPhone, isRegistered, lockPhone } from './phones';
import { isCaptchaRightForRegister } from './sessions';
import { checkSmsCode } from './smsCodes';
import { specialOf } from './specialNumbers';
import { promotionTexts } from './texts';

type RegisterRequest = ActingRequest<RegisterPayload>;

/** Why nobody is registered; undefined: nothing speaks against it. The telephone must be locked. */
async function refusalOf(
  transaction: Transaction<Database>,
  { payload, now, locale }: RegisterRequest,
): Promise<SandboxReply | undefined> {
  const { phone, smsCode } = payload;
  const texts = promotionTexts(locale);
  const { refusal } = specialOf('register', phone);
  if (refusal === 'outOfService') return refused(promotionCodes.outOfService, texts.outOfService);
  if (refusal === 'alreadyRegistered' || (await isRegistered(transaction, phone))) {
    return refused(promotionCodes.registered, texts.alreadyRegistered);
  }
  if (refusal === 'captchaWrong' || !(await isCaptchaRightForRegister(transaction, { ...payload, now }))) {
    return refused(promotionCodes.registerCaptchaWrong, texts.captchaWrong);
  }
  const smsCodeState =
    refusal === 'smsCodeWrong' ? 'wrong' : await checkSmsCode(transaction, { phone, code: smsCode, now });
  if (smsCodeState === 'wrong') return refused(promotionCodes.smsCodeWrong, texts.smsCodeWrong);
  if (smsCodeState === 'expired') return refused(promotionCodes.smsCodeWrong, texts.smsCodeExpired);
  return undefined;
}

/** What is worth keeping: all but the means of proving who asks. */
function detailsOf({
  capcode: _capcode,
  smsCode: _smsCode,
  sid: _sid,
  deviceId: _deviceId,
  ...rest
}: RegisterPayload) {
  return rest;
}

export const register: ActingCall<RegisterPayload> = {
  name: 'register',
  schema: requiring(registerSchema, ['phone', 'capcode', 'sid', 'smsCode']),
  faultOf: ({ phone }) => specialOf('register', phone).fault,
  async act(transaction, request) {
    const { payload, now, locale } = request;
    const { phone } = payload;
    const texts = promotionTexts(locale);
    if (!isPhone(phone)) return { reply: refused(promotionCodes.phoneWrong, texts.phoneWrong) };
    await lockPhone(transaction, phone, now);
    const refusal = await refusalOf(transaction, request);
    if (refusal) return { reply: refusal };
    const added = await addRegistration(transaction, { phone, details: detailsOf(payload), now });
    return {
      reply: added
        ? accepted(texts.registrationDone)
        : refused(promotionCodes.registered, texts.alreadyRegistered),
    };
  },
};
