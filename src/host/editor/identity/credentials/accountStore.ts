import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Account, Role } from '../../../../generated/editor';
import { normalEmail } from '../../../../kernel/editorAccount';
import { isRole } from '../../../../kernel/roles';
import type { Market } from '../../../../kernel/market';
import type { Database } from '../../../store/database';
import { CorruptRow, encodeList } from '../../../store/decodeRow';
import { decodeMarkets } from '../../door/calls/callerMarkets';
import { decodeLanguage } from '../../door/sessions/sessionStore';
import type { AccountRow } from '../../../store/tables/editorTables';

export type StoredAccount = Selectable<AccountRow>;

/** Who they are, and what they may do, is said by the identity provider. */
export const isOfProvider = ({ identity_subject }: Pick<StoredAccount, 'identity_subject'>): boolean =>
  identity_subject !== null;

export function decodeAccount(row: StoredAccount): Account {
  const { id, email, name, role, created_at, last_signed_in_at, disabled_at } = row;
  if (!isRole(role)) throw new CorruptRow('role');
  const isActive = disabled_at === null && (row.password_hash !== null || isOfProvider(row));
  const state = isActive ? 'active' : disabled_at === null ? 'invited' : 'disabled';
  const markets = decodeMarkets(row.markets);
  const language = decodeLanguage({ ...row });
  return {
    id,
    email,
    name,
    role,
    markets: markets ? [...markets] : null,
    language,
    state,
    isOfProvider: isOfProvider(row),
    createdAt: created_at,
    lastSignedInAt: last_signed_in_at,
  };
}

export const findAccount = (database: Kysely<Database>, id: string): Promise<StoredAccount | undefined> =>
  database.selectFrom('editor_accounts').selectAll().where('id', '=', id).executeTakeFirst();

export const findAccountByEmail = (
  database: Kysely<Database>,
  email: string,
): Promise<StoredAccount | undefined> =>
  database
    .selectFrom('editor_accounts')
    .selectAll()
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();

export const findAccountByIdentity = (
  database: Kysely<Database>,
  { issuer, subject }: Identity,
): Promise<StoredAccount | undefined> =>
  database
    .selectFrom('editor_accounts')
    .selectAll()
    .where('identity_issuer', '=', issuer)
    .where('identity_subject', '=', subject)
    .executeTakeFirst();

export async function listAccounts(database: Kysely<Database>): Promise<Account[]> {
  const rows = await database.selectFrom('editor_accounts').selectAll().orderBy('email').execute();
  return rows.map(decodeAccount);
}

/** Who somebody is at an identity provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface NewAccount {
  readonly email: string;
  readonly role: Role;
  readonly name: string;
  /** Null: somebody is invited. */
  readonly passwordHash: string | null;
  readonly isOneTime?: boolean;
  /** Absent: every market. */
  readonly markets?: readonly Market[] | null;
  readonly identity?: Identity;
  readonly now: number;
}

export async function createAccount(
  transaction: Transaction<Database>,
  account: NewAccount,
): Promise<StoredAccount> {
  const { email, role, name, passwordHash, isOneTime = false, markets = null, identity, now } = account;
  return transaction
    .insertInto('editor_accounts')
    .values({
      id: randomUUID(),
      email: normalEmail(email),
      name,
      role,
      language: 'en',
      password_hash: passwordHash,
      is_one_time: isOneTime ? 1 : 0,
      disabled_at: null,
      created_at: now,
      last_signed_in_at: null,
      markets: encodeList(markets),
      identity_issuer: identity?.issuer ?? null,
      identity_subject: identity?.subject ?? null,
      mail_choice: 'atOnce',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const changeAccount = (
  transaction: Transaction<Database>,
  id: string,
  change: Partial<Omit<AccountRow, 'id'>>,
): Promise<StoredAccount> =>
  transaction
    .updateTable('editor_accounts')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Locks an account until the transaction ends, where its password is still the one that was verified and it is not
 * disabled; undefined: it is another by now. Verifying takes long enough for somebody to change either.
 * @param passwordHash null: nobody has set one
 */
export const lockAsVerified = (
  transaction: Transaction<Database>,
  { id, password_hash: passwordHash }: Pick<StoredAccount, 'id' | 'password_hash'>,
): Promise<StoredAccount | undefined> =>
  transaction
    .updateTable('editor_accounts')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .where('password_hash', passwordHash === null ? 'is' : '=', passwordHash)
    .where('disabled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Locks an account until the transaction ends. */
export async function lockAccount(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction
    .updateTable('editor_accounts')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .execute();
}

const lockName = 'accountsLock';

/** Until the transaction ends, no other one takes an administrator away: two could otherwise remove each other. */
export async function lockAccounts(transaction: Transaction<Database>): Promise<void> {
  await transaction
    .insertInto('editor_settings')
    .values({ name: lockName, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute();
}

/** Administrators who can sign in, but for one account. */
export async function hasAdministratorBeside(
  transaction: Transaction<Database>,
  id: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('editor_accounts')
    .select('id')
    .where('role', '=', 'administrator')
    .where('disabled_at', 'is', null)
    .where(({ or, eb }) => or([eb('password_hash', 'is not', null), eb('identity_subject', 'is not', null)]))
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
