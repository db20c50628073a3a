import type { Kysely, Transaction } from 'kysely';
import type { SecondFactorKind, SecondStep } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import type { StoredAccount } from './accountStore';
import { hashOfToken, makeToken } from '../../door/sessions/sessionCookie';
import { tokenCookie } from '../../door/sessions/tokenCookie';

export const pendingCookie = tokenCookie('vitrina-second-step');

const lifeMs = 5 * 60_000;
/** Wrong answers before the password is asked for again. */
const maxTries = 5;
const maxUserAgent = 300;

/** A sign-in whose password was right. It opens nothing but its own step. */
export interface PendingSignIn {
  readonly tokenHash: string;
  readonly pageHash: string;
  readonly userAgent: string;
  readonly challenge: string | null;
  readonly account: StoredAccount;
}

export interface BegunSignIn {
  /** For the cookie. */
  readonly token: string;
  /** For the page that began it. */
  readonly step: SecondStep;
}

export async function beginPendingSignIn(
  transaction: Transaction<Database>,
  {
    accountId,
    userAgent,
    kinds,
    now,
  }: { accountId: string; userAgent: string; kinds: SecondFactorKind[]; now: number },
): Promise<BegunSignIn> {
  const [token, page, expiresAt] = [makeToken(), makeToken(), now + lifeMs];
  await transaction.deleteFrom('editor_pending_sign_ins').where('expires_at', '<=', now).execute();
  await transaction
    .insertInto('editor_pending_sign_ins')
    .values({
      token_hash: hashOfToken(token),
      account_id: accountId,
      page_hash: hashOfToken(page),
      user_agent: userAgent.slice(0, maxUserAgent),
      challenge: null,
      tries: 0,
      expires_at: expiresAt,
    })
    .execute();
  return { token, step: { page, kinds, expiresAt } };
}

/** Undefined where there is none, it is over, or its account was disabled meanwhile. */
export async function findPendingSignIn(
  database: Kysely<Database>,
  token: string,
  now: number,
): Promise<PendingSignIn | undefined> {
  const row = await database
    .selectFrom('editor_pending_sign_ins as pending')
    .innerJoin('editor_accounts as account', 'account.id', 'pending.account_id')
    .selectAll('account')
    .select(['pending.token_hash', 'pending.page_hash', 'pending.user_agent', 'pending.challenge'])
    .where('pending.token_hash', '=', hashOfToken(token))
    .where('pending.expires_at', '>', now)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { token_hash: tokenHash, page_hash: pageHash, user_agent: userAgent, challenge, ...account } = row;
  return { tokenHash, pageHash, userAgent, challenge, account };
}

/** Whether a call comes from the page and the browser that began it. */
export const isOfBrowser = (pending: PendingSignIn, page: string, userAgent: string): boolean =>
  pending.pageHash === hashOfToken(page) && pending.userAgent === userAgent.slice(0, maxUserAgent);

/** Counts a try before it is looked at, and says how many are left after it; undefined: it is over. */
export async function countPendingTry(
  database: Kysely<Database>,
  tokenHash: string,
): Promise<number | undefined> {
  const row = await database
    .updateTable('editor_pending_sign_ins')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .returning('tries')
    .executeTakeFirst();
  if (row && row.tries <= maxTries) return maxTries - row.tries;
  await endPendingSignIn(database, tokenHash);
  return undefined;
}

/** True where it was there: of two at once one gets it. */
export async function endPendingSignIn(database: Kysely<Database>, tokenHash: string): Promise<boolean> {
  const row = await database
    .deleteFrom('editor_pending_sign_ins')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function endPendingSignInsOf(
  transaction: Transaction<Database>,
  accountId: string,
): Promise<void> {
  await transaction.deleteFrom('editor_pending_sign_ins').where('account_id', '=', accountId).execute();
}

export async function setChallenge(
  database: Kysely<Database>,
  tokenHash: string,
  challenge: string | null,
): Promise<void> {
  await database
    .updateTable('editor_pending_sign_ins')
    .set({ challenge })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Uses up a challenge, however its answer turns out: of two answers at once one is looked at. */
export async function takeChallenge(
  database: Kysely<Database>,
  { tokenHash, challenge }: PendingSignIn,
): Promise<string | undefined> {
  if (challenge === null) return undefined;
  const row = await database
    .updateTable('editor_pending_sign_ins')
    .set({ challenge: null })
    .where('token_hash', '=', tokenHash)
    .where('challenge', '=', challenge)
    .returning('token_hash')
    .executeTakeFirst();
  return row && challenge;
}
