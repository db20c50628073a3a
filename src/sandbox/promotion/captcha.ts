import type { FastifyInstance } from 'fastify';
import { randomBytes, randomInt } from 'node:crypto';
import getCaptchaSchema from '../../../schemas/payloads/getCaptcha.schema.json';
import { sentPath } from '../../contract/calls';
import type { GetCaptchaQuery } from '../../generated/payloads';
import { requiring, type Call, type Sandbox } from '../calls';
import type { Store } from '../database';
import { accepted, rejected, sendReply } from '../replies';
import { localeOfRequest, sandboxTexts } from '../texts';
import { drawCaptcha, captchaAlphabet } from './drawCaptcha';

/** A page may stay open for a day. */
const validForMs = 24 * 60 * 60 * 1000;
/** Length that the form expects (contract §12). */
const answerLength = 4;
/** Enough to tell visits apart in the log, too little to act in one's name. */
const loggedSidLength = 6;

export const createCaptchaAnswer = (): string =>
  Array.from({ length: answerLength }, () => captchaAlphabet.charAt(randomInt(captchaAlphabet.length))).join(
    '',
  );

export const getSid: Call<object> = {
  name: 'get-sid',
  schema: { type: 'object' },
  async answer({ store, now, locale }) {
    const sid = randomBytes(24).toString('base64url');
    await store
      .insertInto('sessions')
      .values({ sid, captcha_answer: null, accepted_captcha: null, expires_at: now + validForMs })
      .execute();
    return accepted(sandboxTexts(locale).common.done, { sid });
  },
};

/** The new picture takes the place of the one before. False where there is no such session. */
async function setCaptcha(store: Store, sid: string, captcha_answer: string, now: number): Promise<boolean> {
  const row = await store
    .updateTable('sessions')
    .set({ captcha_answer })
    .where('sid', '=', sid)
    .where('expires_at', '>', now)
    .returning('sid')
    .executeTakeFirst();
  return row !== undefined;
}

/** The one call whose reply is no envelope. */
export function registerGetCaptcha(
  scope: FastifyInstance,
  { store, wire, brand, clock, log }: Sandbox,
): void {
  const options = { schema: { querystring: requiring(getCaptchaSchema, ['sid']) } };
  scope.get<{ Querystring: GetCaptchaQuery }>(
    sentPath(brand, wire, 'get-captcha'),
    options,
    async (request, reply) => {
      const { sid } = request.query;
      const answer = createCaptchaAnswer();
      if (!(await setCaptcha(store, sid, answer, clock()))) {
        const texts = sandboxTexts(localeOfRequest(request, brand)).promotion;
        return sendReply(reply, wire, rejected(404, texts.captchaUnknown));
      }
      log.info({ sandboxCaptcha: answer, sidStart: sid.slice(0, loggedSidLength) }, 'sandbox captcha');
      return reply.type('image/png').send(await drawCaptcha(answer));
    },
  );
}

interface CaptchaTry {
  readonly store: Store;
  readonly now: number;
  /** `capcode` as typed; case does not count. */
  readonly payload: { readonly sid: string; readonly capcode: string };
}

async function solvedOf({ store, now, payload: { sid, capcode } }: CaptchaTry) {
  const answer = capcode.trim().toUpperCase();
  const session = await store
    .selectFrom('sessions')
    .selectAll()
    .where('sid', '=', sid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return { isShown: session?.captcha_answer === answer, isAccepted: session?.accepted_captcha === answer };
}

export const isCaptchaRight = async (attempt: CaptchaTry): Promise<boolean> =>
  (await solvedOf(attempt)).isShown;

/**
 * Register repeats the captcha that get-sms accepted; the picture that shows now counts too, since a page
 * gets a new one after a refusal or a reload.
 */
export async function isCaptchaRightForRegister(attempt: CaptchaTry): Promise<boolean> {
  const { isShown, isAccepted } = await solvedOf(attempt);
  return isShown || isAccepted;
}

/** A picture serves once. It must be right. */
export async function spendCaptcha({ store, payload: { sid } }: CaptchaTry): Promise<void> {
  await store
    .updateTable('sessions')
    .set((expression) => ({ captcha_answer: null, accepted_captcha: expression.ref('captcha_answer') }))
    .where('sid', '=', sid)
    .execute();
}
