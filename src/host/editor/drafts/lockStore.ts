import type { Kysely, Transaction } from 'kysely';
import type { OwnAccount, TemplateLock } from '../../../generated/editor';
import type { Database } from '../../store/database';

/** The browser renews it every 20 s; who is gone for a minute holds nobody up. */
const lockMs = 60_000;

export async function findLock(
  database: Kysely<Database>,
  id: string,
  now: number,
): Promise<TemplateLock | undefined> {
  const row = await database
    .selectFrom('editor_locks')
    .selectAll()
    .where('template_id', '=', id)
    .where('until', '>', now)
    .executeTakeFirst();
  return row && { accountId: row.account_id, accountName: row.account_name, until: row.until };
}

export async function findOthersLock(
  database: Kysely<Database>,
  id: string,
  accountId: string,
  now: number,
): Promise<TemplateLock | undefined> {
  const lock = await findLock(database, id, now);
  return lock?.accountId === accountId ? undefined : lock;
}

export async function writeLock(
  transaction: Transaction<Database>,
  id: string,
  { id: accountId, name }: OwnAccount,
  now: number,
): Promise<TemplateLock> {
  const lock = { account_id: accountId, account_name: name, until: now + lockMs };
  await transaction
    .insertInto('editor_locks')
    .values({ template_id: id, ...lock })
    .onConflict((conflict) => conflict.column('template_id').doUpdateSet(lock))
    .execute();
  return { accountId, accountName: name, until: lock.until };
}

/** True where the lock was the account's. */
export async function dropLock(
  transaction: Transaction<Database>,
  id: string,
  accountId: string,
): Promise<boolean> {
  const row = await transaction
    .deleteFrom('editor_locks')
    .where('template_id', '=', id)
    .where('account_id', '=', accountId)
    .returning('template_id')
    .executeTakeFirst();
  return row !== undefined;
}
