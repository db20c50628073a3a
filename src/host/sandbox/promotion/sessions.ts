import type { Kysely, Transaction } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../store/database';

/** A page may stay open for a day. */
const validForMs = 24 * 60 * 60 * 1000;
const sidPattern = /^[\w-]{32}$/;
const answerPattern = /^[A-Z\d]{4}$/;

interface CaptchaTry {
  readonly sid: string;
  /** As typed. */
  readonly capcode: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Undefined: no picture can have this answer. Case does not count. */
function answerOf({ sid, capcode }: CaptchaTry): string | undefined {
  const answer = capcode.trim().toUpperCase();
  return sidPattern.test(sid) && answerPattern.test(answer) ? answer : undefined;
}

export async function createSession(database: Kysely<Database>, now: number): Promise<string> {
  const sid = randomBytes(24).toString('base64url');
  await database
    .insertInto('sandbox_sessions')
    .values({ sid, captcha_answer: null, accepted_captcha: null, expires_at: now + validForMs })
    .execute();
  return sid;
}

/** The new picture takes the place of the one before. False where there is no such session. */
export async function setCaptcha(
  database: Kysely<Database>,
  captcha: { readonly sid: string; readonly answer: string; readonly now: number },
): Promise<boolean> {
  if (!sidPattern.test(captcha.sid)) return false;
  const row = await database
    .updateTable('sandbox_sessions')
    .set({ captcha_answer: captcha.answer })
    .where('sid', '=', captcha.sid)
    .where('expires_at', '>', captcha.now)
    .returning('sid')
    .executeTakeFirst();
  return row !== undefined;
}

async function readSession(transaction: Transaction<Database>, sid: string, now: number) {
  return transaction
    .selectFrom('sandbox_sessions')
    .select(['captcha_answer', 'accepted_captcha'])
    .where('sid', '=', sid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function isCaptchaRight(
  transaction: Transaction<Database>,
  attempt: CaptchaTry,
): Promise<boolean> {
  const answer = answerOf(attempt);
  if (answer === undefined) return false;
  return (await readSession(transaction, attempt.sid, attempt.now))?.captcha_answer === answer;
}

/**
 * Register repeats the captcha that get-sms accepted; the picture that shows now counts too, since a page
 * gets a new one after a refusal or a reload.
 */
export async function isCaptchaRightForRegister(
  transaction: Transaction<Database>,
  attempt: CaptchaTry,
): Promise<boolean> {
  const answer = answerOf(attempt);
  if (answer === undefined) return false;
  const session = await readSession(transaction, attempt.sid, attempt.now);
  return session?.accepted_captcha === answer || session?.captcha_answer === answer;
}

/** A picture serves once. False where another call was faster. */
export async function spendCaptcha(
  transaction: Transaction<Database>,
  attempt: CaptchaTry,
): Promise<boolean> {
  const answer = answerOf(attempt);
  if (answer === undefined) return false;
  const row = await transaction
    .updateTable('sandbox_sessions')
    .set({ captcha_answer: null, accepted_captcha: answer })
    .where('sid', '=', attempt.sid)
    .where('captcha_answer', '=', answer)
    .returning('sid')
    .executeTakeFirst();
  return row !== undefined;
}
