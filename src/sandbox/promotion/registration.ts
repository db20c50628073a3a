import { randomInt } from 'node:crypto';
import getSmsSchema from '../../../schemas/payloads/getSms.schema.json';
import registerSchema from '../../../schemas/payloads/register.schema.json';
import type { GetSmsPayload, RegisterPayload } from '../../generated/payloads';
import { requiring, type Asked, type Call } from '../calls';
import { accepted, type SandboxReply } from '../replies';
import { isCaptchaRight, isCaptchaRightForRegister, spendCaptcha } from './captcha';
import { promotionRefusal } from '../refusals';
import { sandboxTexts } from '../texts';

/** Any telephone that one of the phone rules accepts: cn, mx or in (contract §8). */
const phonePattern = /^(?:1[3-9]\d{9}|\d{10})$/;
const smsCodeValidMs = 10 * 60 * 1000;
const limitWindowMs = 60 * 60 * 1000;
const maxInWindow = 5;
const registrationKeptMs = 30 * 24 * 60 * 60 * 1000;

type OfPhone = Asked<{ readonly phone: string }>;

async function isRegistered({ store, payload: { phone }, now }: OfPhone): Promise<boolean> {
  const rows = await store
    .selectFrom('registrations')
    .select('phone')
    .where('phone', '=', phone)
    .where('expires_at', '>', now)
    .execute();
  return rows.length > 0;
}

async function isOverLimit({ store, payload: { phone }, now }: OfPhone): Promise<boolean> {
  const sent = await store
    .selectFrom('sms')
    .select('phone')
    .where('phone', '=', phone)
    .where('expires_at', '>', now)
    .execute();
  return sent.length >= maxInWindow;
}

/** Why no code is sent; undefined: nothing speaks against it. */
async function refusalOfSms(asked: Asked<GetSmsPayload>): Promise<SandboxReply | undefined> {
  const { locale, payload, rateLimits } = asked;
  if (!phonePattern.test(payload.phone)) return promotionRefusal('phoneWrong', locale);
  if (!(await isCaptchaRight(asked))) return promotionRefusal('captchaWrong', locale);
  if (await isRegistered(asked)) return promotionRefusal('alreadyRegistered', locale);
  return rateLimits && (await isOverLimit(asked)) ? promotionRefusal('tooManyCodes', locale) : undefined;
}

/** Sends a code, which takes the place of the one before. */
export const getSms: Call<GetSmsPayload> = {
  name: 'get-sms',
  schema: requiring(getSmsSchema, ['phone', 'capcode', 'sid']),
  async answer(asked) {
    const refusal = await refusalOfSms(asked);
    if (refusal) return refusal;
    await spendCaptcha(asked);
    const { store, now, locale, logLater } = asked;
    const { phone } = asked.payload;
    const sms_code = String(randomInt(1_000_000)).padStart(6, '0');
    const row = { sms_code, sms_code_expires_at: now + smsCodeValidMs, expires_at: now + limitWindowMs };
    await store
      .insertInto('phones')
      .values({ phone, ...row })
      .onConflict((conflict) => conflict.column('phone').doUpdateSet(row))
      .execute();
    await store
      .insertInto('sms')
      .values({ phone, expires_at: now + limitWindowMs })
      .execute();
    // The only place where a code appears: there is no telephone network behind the sandbox.
    logLater({ sandboxSmsCode: sms_code, phoneEnding: phone.slice(-2) }, 'sandbox SMS code');
    return accepted(sandboxTexts(locale).promotion.smsSent);
  },
};

async function refusalOfCode(asked: Asked<RegisterPayload>): Promise<SandboxReply | undefined> {
  const { store, now, locale } = asked;
  const { phone, smsCode } = asked.payload;
  const sent = await store.selectFrom('phones').selectAll().where('phone', '=', phone).executeTakeFirst();
  if (sent?.sms_code !== smsCode) return promotionRefusal('smsCodeWrong', locale);
  const isValid = (sent.sms_code_expires_at ?? 0) > now;
  return isValid ? undefined : promotionRefusal('smsCodeExpired', locale);
}

/** Why nobody is registered; undefined: nothing speaks against it. */
async function refusalOfRegistration(asked: Asked<RegisterPayload>): Promise<SandboxReply | undefined> {
  const { payload, locale } = asked;
  if (!phonePattern.test(payload.phone)) return promotionRefusal('phoneWrong', locale);
  if (await isRegistered(asked)) return promotionRefusal('alreadyRegistered', locale);
  if (!(await isCaptchaRightForRegister(asked))) return promotionRefusal('registerCaptchaWrong', locale);
  return refusalOfCode(asked);
}

/** What is worth keeping: all but the means of proving who asks. */
function detailsOf({ capcode: _, smsCode: _code, sid: _sid, deviceId: _id, ...rest }: RegisterPayload) {
  return rest;
}

export const register: Call<RegisterPayload> = {
  name: 'register',
  schema: requiring(registerSchema, ['phone', 'capcode', 'sid', 'smsCode']),
  async answer(asked) {
    const refusal = await refusalOfRegistration(asked);
    if (refusal) return refusal;
    const { store, payload, now, locale } = asked;
    const row = { details: JSON.stringify(detailsOf(payload)), expires_at: now + registrationKeptMs };
    await store
      .insertInto('registrations')
      .values({ phone: payload.phone, ...row })
      .onConflict((conflict) => conflict.column('phone').doUpdateSet(row))
      .execute();
    return accepted(sandboxTexts(locale).promotion.registrationDone);
  },
};
