import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { type Actor, recordAudit } from '../../../store/recordAudit';
import { endAccessOf } from '../signIn/endAccess';
import { changeAccount, createAccount, findAccountByEmail, lockAccounts } from '../credentials/accountStore';
import { hashPassword, makeOneTimePassword } from '../credentials/passwords';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface FirstAdministratorOptions {
  readonly database: Kysely<Database>;
  readonly clock: () => number;
  /** EDITOR_ADMIN_EMAIL and EDITOR_ADMIN_PASSWORD (contract §2). */
  readonly configured: Credentials | undefined;
  /** Make one where none is configured, as `npm start` does. */
  readonly mayMake: boolean;
}

const inventedEmail = 'admin@localhost.test';
const host: Actor = { id: null, name: 'vitrina' };

/** An administrator with a password of their own. One that waits for its first sign-in may still be replaced. */
const isEstablished = async (database: Kysely<Database>): Promise<boolean> => {
  const row = await database
    .selectFrom('editor_accounts')
    .select('id')
    .where('role', '=', 'administrator')
    .where('is_one_time', '=', 0)
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** True where somebody can sign in. */
export async function hasAdministrator(database: Kysely<Database>): Promise<boolean> {
  const row = await database
    .selectFrom('editor_accounts')
    .select('id')
    .where('role', '=', 'administrator')
    .where('password_hash', 'is not', null)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function write(
  transaction: Transaction<Database>,
  { email, passwordHash, isOneTime }: { email: string; passwordHash: string; isOneTime: boolean },
  now: number,
): Promise<void> {
  const known = await findAccountByEmail(transaction, email);
  const one = {
    password_hash: passwordHash,
    is_one_time: isOneTime ? 1 : 0,
    role: 'administrator',
    disabled_at: null,
  };
  if (known) {
    await changeAccount(transaction, known.id, one);
    await endAccessOf(transaction, known.id, now);
  } else {
    const [name = email] = email.split('@');
    await createAccount(transaction, { email, role: 'administrator', name, passwordHash, isOneTime, now });
  }
  await recordAudit(transaction, { at: now, actor: host, action: 'administratorCreated', subject: email });
}

/** One whose password was printed and never used is shut when another is set up. */
async function shutInvented(transaction: Transaction<Database>, but: string, now: number): Promise<void> {
  const rows = await transaction
    .updateTable('editor_accounts')
    .set({ disabled_at: now, password_hash: null })
    .where('is_one_time', '=', 1)
    .where('email', '!=', but)
    .returning('id')
    .execute();
  for (const { id } of rows) await endAccessOf(transaction, id, now);
}

/**
 * Sets up who can sign in first. Resolves with a password to print: it is made anew at each start until it was
 * used, since nobody may have seen the last one. No password is a default.
 */
export async function ensureFirstAdministrator(
  options: FirstAdministratorOptions,
): Promise<Credentials | undefined> {
  const { database, clock, configured, mayMake } = options;
  if ((await isEstablished(database)) || (!configured && !mayMake)) return undefined;
  const { email, password } = configured ?? { email: inventedEmail, password: makeOneTimePassword() };
  const passwordHash = await hashPassword(password);
  const isOneTime = !configured;
  const isMade = await database.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    // Another host that started at the same time was first.
    if (await isEstablished(transaction)) return false;
    await shutInvented(transaction, email, clock());
    await write(transaction, { email: email.trim().toLowerCase(), passwordHash, isOneTime }, clock());
    return true;
  });
  return isMade && isOneTime ? { email, password } : undefined;
}

/** What `npm start` prints, once, of the administrator that it made (contract §2). Never in the log. */
export const administratorLines = ({ email, password }: Credentials): string =>
  [
    '',
    '  The editor has a first administrator, who chooses a password of their own at the first sign-in:',
    `    e-mail             ${email}`,
    `    one-time password  ${password}`,
    '',
  ].join('\n');
