import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { CorruptRow } from '../../../store/decodeRow';
import { hashOfToken, makeToken } from '../../door/sessions/sessionCookie';
import { findAccount, type StoredAccount } from './accountStore';
import { type Actor, recordAudit } from '../../../store/recordAudit';
import { dayMs } from '../../../../kernel/date';

export type InvitationKind = 'invite' | 'reset';

const lifeMs: Readonly<Record<InvitationKind, number>> = { invite: 7 * dayMs, reset: dayMs };

/** A link that sets a password, once; earlier ones of the account are worth nothing from now on. */
async function makeInvitation(
  transaction: Transaction<Database>,
  { accountId, kind, now }: { accountId: string; kind: InvitationKind; now: number },
): Promise<{ token: string; expiresAt: number }> {
  const token = makeToken();
  const expiresAt = now + lifeMs[kind];
  await dropInvitations(transaction, accountId);
  await transaction
    .insertInto('editor_invitations')
    .values({ token_hash: hashOfToken(token), account_id: accountId, kind, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

export async function dropInvitations(transaction: Transaction<Database>, accountId: string): Promise<void> {
  await transaction.deleteFrom('editor_invitations').where('account_id', '=', accountId).execute();
}

export interface OpenInvitation {
  readonly kind: InvitationKind;
  readonly account: StoredAccount;
}

function decodeKind(kind: string): InvitationKind {
  if (kind !== 'invite' && kind !== 'reset') throw new CorruptRow('kind');
  return kind;
}

async function open(
  database: Kysely<Database>,
  accountId: string,
  kind: string,
): Promise<OpenInvitation | undefined> {
  const account = await findAccount(database, accountId);
  return account?.disabled_at === null ? { kind: decodeKind(kind), account } : undefined;
}

/** What a link is for; undefined where it is unknown, used or too old. */
export async function findInvitation(
  database: Kysely<Database>,
  token: string,
  now: number,
): Promise<OpenInvitation | undefined> {
  const row = await database
    .selectFrom('editor_invitations')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && open(database, row.account_id, row.kind);
}

/** The same, and the link is used up: of two at once one gets it. */
export async function consumeInvitation(
  transaction: Transaction<Database>,
  token: string,
  now: number,
): Promise<OpenInvitation | undefined> {
  const row = await transaction
    .deleteFrom('editor_invitations')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .returning(['account_id', 'kind'])
    .executeTakeFirst();
  return row && open(transaction, row.account_id, row.kind);
}

export interface IssuedLink {
  readonly kind: InvitationKind;
  /** Part of the link that only who is given it knows. */
  readonly token: string;
  readonly expiresAt: number;
}

/** A link by which somebody sets a password, with its row in the audit log: the first one of an invited account, else a new one. */
export async function issueLink(
  transaction: Transaction<Database>,
  { account, actor, now }: { account: StoredAccount; actor: Actor; now: number },
): Promise<IssuedLink> {
  const kind: InvitationKind = account.password_hash === null ? 'invite' : 'reset';
  const issued = await makeInvitation(transaction, { accountId: account.id, kind, now });
  const action = kind === 'invite' ? 'accountInvited' : 'accountReset';
  await recordAudit(transaction, {
    at: now,
    actor,
    action,
    subject: account.email,
    detail: { role: account.role },
  });
  return { kind, ...issued };
}

/** After the hash, so that the token reaches no log and no other page. */
export const linkAddress = (origin: string, token: string): string => `${origin}/editor/invitation#${token}`;
