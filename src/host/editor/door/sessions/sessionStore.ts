import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { EditorLanguage, SessionEntry } from '../../../../generated/editor';
import { isEditorLanguage } from '../../../../kernel/editorAccount';
import { isRole } from '../../../../kernel/roles';
import type { Database } from '../../../store/database';
import { CorruptRow, integerOf, textOf, type UnknownRow } from '../../../store/decodeRow';
import type { SessionCaller } from '../calls/caller';
import { decodeMarkets } from '../calls/callerMarkets';
import { lacksRequiredFactor } from './requiredFactor';
import { csrfTokenOf, hashOfToken, makeToken } from './sessionCookie';

const hourMs = 60 * 60 * 1_000;
/** Unused for so long, a session is over. */
const idleMs = 12 * hourMs;
const maxAgeMs = 7 * 24 * hourMs;
/** When it was last used need not be known to the second; a write for each call would cost more than it tells. */
const seenEveryMs = 60_000;
const maxUserAgent = 300;

export interface NewSession {
  readonly id: string;
  /** For the cookie; it is kept nowhere. */
  readonly token: string;
}

export interface SessionOrder {
  readonly accountId: string;
  readonly userAgent: string;
  readonly now: number;
  /** When its owner signed in; absent: now. A session that replaces another keeps what that one had. */
  readonly authenticatedAt?: number;
}

export async function openSession(
  transaction: Transaction<Database>,
  { accountId, userAgent, now, authenticatedAt = now }: SessionOrder,
): Promise<NewSession> {
  const session = { id: randomUUID(), token: makeToken() };
  await transaction.deleteFrom('editor_sessions').where('expires_at', '<=', now).execute();
  await transaction
    .insertInto('editor_sessions')
    .values({
      id: session.id,
      token_hash: hashOfToken(session.token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      expires_at: now + maxAgeMs,
      user_agent: userAgent.slice(0, maxUserAgent),
      authenticated_at: authenticatedAt,
    })
    .execute();
  return session;
}

export function decodeLanguage(row: UnknownRow): EditorLanguage {
  const language = textOf(row, 'language');
  if (!isEditorLanguage(language)) throw new CorruptRow('language');
  return language;
}

function decodeCaller(row: UnknownRow, token: string): SessionCaller {
  const role = textOf(row, 'role');
  if (!isRole(role)) throw new CorruptRow('role');
  const markets = decodeMarkets(row.markets === null ? null : textOf(row, 'markets'));
  return {
    kind: 'session',
    account: {
      id: textOf(row, 'account_id'),
      email: textOf(row, 'email'),
      name: textOf(row, 'name'),
      role,
      language: decodeLanguage(row),
      markets: markets ? [...markets] : null,
      isOfProvider: row.identity_subject !== null,
    },
    markets,
    sessionId: textOf(row, 'id'),
    csrfToken: csrfTokenOf(token),
    expiresAt: Math.min(integerOf(row, 'last_seen_at') + idleMs, integerOf(row, 'expires_at')),
    mustChangePassword: integerOf(row, 'is_one_time') === 1,
    mustSetUpSecondFactor: integerOf(row, 'lacks_factor') === 1,
    authenticatedAt: integerOf(row, 'authenticated_at'),
  };
}

/** Whose session a token is; undefined where it is over, revoked, or its account is disabled. */
export async function findCaller(
  database: Kysely<Database>,
  token: string,
  now: number,
): Promise<SessionCaller | undefined> {
  const row = await database
    .selectFrom('editor_sessions as session')
    .innerJoin('editor_accounts as account', 'account.id', 'session.account_id')
    .select(['session.id', 'session.account_id', 'session.last_seen_at', 'session.expires_at'])
    .select(['session.authenticated_at', lacksRequiredFactor])
    .select(['account.email', 'account.name', 'account.role', 'account.language', 'account.is_one_time'])
    .select(['account.markets', 'account.identity_subject'])
    .where('session.token_hash', '=', hashOfToken(token))
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', now - idleMs)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.last_seen_at > now - seenEveryMs) return decodeCaller(row, token);
  await database.updateTable('editor_sessions').set({ last_seen_at: now }).where('id', '=', row.id).execute();
  return decodeCaller({ ...row, last_seen_at: now }, token);
}

export async function listSessions(
  database: Kysely<Database>,
  { accountId, currentId, now }: { accountId: string; currentId: string; now: number },
): Promise<SessionEntry[]> {
  const rows = await database
    .selectFrom('editor_sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - idleMs)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map(({ id, created_at, last_seen_at, user_agent }) => ({
    id,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
    userAgent: user_agent,
    isCurrent: id === currentId,
  }));
}

/** Whose session it was; undefined: there was none. */
export async function closeSession(
  transaction: Transaction<Database>,
  id: string,
): Promise<string | undefined> {
  const row = await transaction
    .deleteFrom('editor_sessions')
    .where('id', '=', id)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

export async function closeSessionsOf(transaction: Transaction<Database>, accountId: string): Promise<void> {
  await transaction.deleteFrom('editor_sessions').where('account_id', '=', accountId).execute();
}

/** All but the one in which somebody is at work. */
export async function closeOtherSessions(
  transaction: Transaction<Database>,
  accountId: string,
  currentId: string,
): Promise<void> {
  await transaction
    .deleteFrom('editor_sessions')
    .where('account_id', '=', accountId)
    .where('id', '!=', currentId)
    .execute();
}
