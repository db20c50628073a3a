import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OwnAccount, TemplateLock } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import type { LockRow } from '../../../store/tables/editorTables';

/** The browser renews it every 20 s; a page that is gone for a minute holds nobody up. */
const lockMs = 60_000;
/** Its holder renews it within a second of a request or gives it back; else the page is gone. */
const answerMs = 10_000;

const lockOf = (row: Selectable<LockRow>): TemplateLock => ({
  accountId: row.account_id,
  accountName: row.account_name,
  until: row.until,
  ...lockRequestOf(row),
});

/** Whether and by whom a lock is asked for. */
export const lockRequestOf = ({
  asked_by_id: accountId,
  asked_by_name: accountName,
}: Pick<LockRow, 'asked_by_id' | 'asked_by_name'>): Pick<TemplateLock, 'askedBy'> =>
  accountId === null || accountName === null ? {} : { askedBy: { accountId, accountName } };

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
  return row && lockOf(row);
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

interface LockWishes {
  /** Of the account, the open page that takes it; undefined: it is renewed, whichever has it. */
  readonly page?: string | undefined;
  /** The account that asks for it is refused. */
  readonly keeps?: boolean | undefined;
}

/** Takes the lock, or renews what is the account's already. */
export async function writeLock(
  transaction: Transaction<Database>,
  id: string,
  { id: accountId, name }: OwnAccount,
  now: number,
  { page, keeps = false }: LockWishes = {},
): Promise<TemplateLock> {
  const isRenewed = (await findLock(transaction, id, now))?.accountId === accountId;
  const nobodyAsks = { asked_by_id: null, asked_by_name: null };
  const lock = { account_id: accountId, account_name: name, until: now + lockMs };
  const row = await transaction
    .insertInto('editor_locks')
    .values({ template_id: id, ...lock, page: page ?? null, ...nobodyAsks })
    .onConflict((conflict) =>
      conflict.column('template_id').doUpdateSet({
        ...lock,
        ...((page !== undefined || !isRenewed) && { page: page ?? null }),
        ...((keeps || !isRenewed) && nobodyAsks),
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return lockOf(row);
}

/** Asks the holder of a lock for it. A page that is open there renews the lock as soon as it hears of that. */
export async function askForLock(
  transaction: Transaction<Database>,
  id: string,
  { id: accountId, name: accountName }: OwnAccount,
  held: TemplateLock,
  now: number,
): Promise<TemplateLock> {
  // Asked again it would die where the page that renewed it hears nothing new.
  if (held.askedBy?.accountId === accountId) return held;
  const until = Math.min(held.until, now + answerMs);
  await transaction
    .updateTable('editor_locks')
    .set({ asked_by_id: accountId, asked_by_name: accountName, until })
    .where('template_id', '=', id)
    .execute();
  return { ...held, until, askedBy: { accountId, accountName } };
}

/** True where the lock was the account's, and not taken by another open page of theirs since. */
export async function dropLock(
  transaction: Transaction<Database>,
  id: string,
  accountId: string,
  page: string | undefined,
): Promise<boolean> {
  const row = await transaction
    .deleteFrom('editor_locks')
    .where('template_id', '=', id)
    .where('account_id', '=', accountId)
    .$if(page !== undefined, (select) =>
      select.where(({ eb, or }) => or([eb('page', 'is', null), eb('page', '=', page ?? null)])),
    )
    .returning('template_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The account that asked has left. */
export async function withdrawLockRequest(
  transaction: Transaction<Database>,
  id: string,
  accountId: string,
): Promise<void> {
  await transaction
    .updateTable('editor_locks')
    .set({ asked_by_id: null, asked_by_name: null })
    .where('template_id', '=', id)
    .where('asked_by_id', '=', accountId)
    .execute();
}
