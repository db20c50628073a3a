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
import { speakDigits } from './speech/speakDigits';

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

/** The new picture takes the place of the one before, and of what was spoken for it. False where there is no such session. */
async function setCaptcha(store: Store, sid: string, captcha_answer: string, now: number): Promise<boolean> {
  const row = await store
    .updateTable('sessions')
    .set({ captcha_answer })
    .where('sid', '=', sid)
    .where('expires_at', '>', now)
    .returning('sid')
    .executeTakeFirst();
  await store.deleteFrom('spoken_captchas').where('sid', '=', sid).execute();
  return row !== undefined;
}

/** The digits to be spoken beside the picture that shows now: the same for each listening. Undefined: no such session. */
async function spokenAnswer(store: Store, sid: string, now: number): Promise<string | undefined> {
  const session = await store
    .selectFrom('sessions')
    .select('sid')
    .where('sid', '=', sid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!session) return undefined;
  const row = await store
    .insertInto('spoken_captchas')
    .values({ sid, answer: String(randomInt(10 ** answerLength)).padStart(answerLength, '0') })
    .onConflict((conflict) => conflict.column('sid').doUpdateSet((row) => ({ sid: row.ref('excluded.sid') })))
    .returning('answer')
    .executeTakeFirstOrThrow();
  return row.answer;
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
      const { sid, mode } = request.query;
      const locale = localeOfRequest(request, brand);
      const refuse = () =>
        sendReply(reply, wire, rejected(404, sandboxTexts(locale).promotion.captchaUnknown));
      const sidStart = sid.slice(0, loggedSidLength);
      if (mode === 'audio') {
        const digits = await spokenAnswer(store, sid, clock());
        if (digits === undefined) return refuse();
        log.info({ sandboxSpokenCaptcha: digits, sidStart }, 'sandbox spoken captcha');
        return reply.type('audio/wav').send(speakDigits(digits, locale));
      }
      const answer = createCaptchaAnswer();
      if (!(await setCaptcha(store, sid, answer, clock()))) return refuse();
      log.info({ sandboxCaptcha: answer, sidStart }, 'sandbox captcha');
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

const typedCode = ({ payload: { capcode } }: CaptchaTry): string => capcode.trim().toUpperCase();

async function solvedOf(attempt: CaptchaTry) {
  const { store, now, payload } = attempt;
  const typed = typedCode(attempt);
  const session = await store
    .selectFrom('sessions')
    .leftJoin('spoken_captchas', 'spoken_captchas.sid', 'sessions.sid')
    .select(['captcha_answer', 'accepted_captcha', 'answer'])
    .where('sessions.sid', '=', payload.sid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return {
    isShown: session?.captcha_answer === typed || session?.answer === typed,
    isAccepted: session?.accepted_captcha === typed,
  };
}

export const isCaptchaRight = async (attempt: CaptchaTry): Promise<boolean> =>
  (await solvedOf(attempt)).isShown;

/**
 * Register repeats the captcha that get-sms accepted; the picture that shows now and what was spoken for it count too,
 * since a page gets a new one after a refusal or a reload.
 */
export async function isCaptchaRightForRegister(attempt: CaptchaTry): Promise<boolean> {
  const { isShown, isAccepted } = await solvedOf(attempt);
  return isShown || isAccepted;
}

/** A picture serves once, read or heard. It must be right. */
export async function spendCaptcha(attempt: CaptchaTry): Promise<void> {
  const { store, payload } = attempt;
  await store
    .updateTable('sessions')
    .set({ captcha_answer: null, accepted_captcha: typedCode(attempt) })
    .where('sid', '=', payload.sid)
    .execute();
  await store.deleteFrom('spoken_captchas').where('sid', '=', payload.sid).execute();
}
