import { createHash } from 'node:crypto';
import googleScoreSchema from '../../../schemas/payloads/googleScore.schema.json';
import smsCodeLoginSchema from '../../../schemas/payloads/smsCodeLogin.schema.json';
import type { GoogleScorePayload, SmsCodeLoginPayload } from '../../generated/payloads';
import type { Brand } from '../../generated/brand';
import type { GetWhatsappReply } from '../../generated/replies';
import { requiring, type Call } from '../calls';
import { accepted } from '../replies';
import { loanRefusal } from '../refusals';
import { sandboxTexts } from '../texts';

const isScore = (score: number | undefined): score is number =>
  score !== undefined && Number.isInteger(score) && score >= 1 && score <= 5;

/** Rates the app, or the answer to a complaint; nobody learns whether there is one. The last rating counts. */
export const googleScore: Call<GoogleScorePayload> = {
  name: 'google-score',
  schema: requiring(googleScoreSchema, ['score']),
  async answer({ store, payload: { score, problemId = '' }, borrower, locale }) {
    if (!isScore(score)) return loanRefusal('scoreWrong', locale);
    if (problemId === '')
      await store.updateTable('borrowers').set({ score }).where('borrower', '=', borrower).execute();
    else
      await store
        .updateTable('complaints')
        .set({ score })
        .where('id', '=', problemId)
        .where('borrower', '=', borrower)
        .execute();
    return accepted(sandboxTexts(locale).loans.thanks);
  },
};

/** The brand's test values, or anything where the brand has none. */
function isRight({ testLogin }: Brand, { username, smsCode }: SmsCodeLoginPayload): boolean {
  if (testLogin.username === '') return Boolean(username && smsCode);
  return username === testLogin.username && smsCode === testLogin.smsCode;
}

/** The same telephone gets the same session, and with it its loans. */
const sessionOf = (username: string): string =>
  createHash('sha256').update(`login ${username}`).digest('base64url');

export const smsCodeLogin: Call<SmsCodeLoginPayload> = {
  name: 'sms-code-login',
  schema: requiring(smsCodeLoginSchema, ['username', 'smsCode']),
  async answer({ brand, payload, locale }) {
    if (!isRight(brand, payload)) return loanRefusal('loginWrong', locale);
    return accepted(sandboxTexts(locale).common.done, { sessionId: sessionOf(payload.username ?? '') });
  },
};

/** How the service is reached: what the brand says. */
export const getWhatsapp: Call<object> = {
  name: 'get-whatsapp',
  schema: { type: 'object' },
  async answer({ brand: { servicePhone, lender }, locale }) {
    const data: GetWhatsappReply = { phone: servicePhone, va: servicePhone, email: lender.email };
    return accepted(sandboxTexts(locale).common.done, data);
  },
};
