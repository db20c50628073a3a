import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { addSampleComplaints } from '../complaints/sampleComplaints';
import { settlePayments } from '../loans/payments';
import { addSampleOrders } from '../loans/sampleOrders';
import type { Account } from './borrower';

/** After this a borrower starts anew, with the orders of the first day. */
const keptForMs = 14 * 24 * 60 * 60 * 1000;

async function createAccount(transaction: Transaction<Database>, account: Account): Promise<void> {
  const { borrower, now } = account;
  await transaction
    .deleteFrom('sandbox_borrowers')
    .where('borrower', '=', borrower)
    .where('expires_at', '<=', now)
    .execute();
  const added = await transaction
    .insertInto('sandbox_borrowers')
    .values({ borrower, score: null, created_at: now, expires_at: now + keptForMs })
    .onConflict((conflict) => conflict.column('borrower').doNothing())
    .returning('borrower')
    .executeTakeFirst();
  if (!added) return;
  await addSampleOrders(transaction, account);
  await addSampleComplaints(transaction, account);
}

/** From here to the end of the transaction no other call acts for this borrower. */
async function lockAccount(transaction: Transaction<Database>, { borrower }: Account): Promise<void> {
  await transaction
    .updateTable('sandbox_borrowers')
    .set((expression) => ({ expires_at: expression.ref('expires_at') }))
    .where('borrower', '=', borrower)
    .execute();
}

/** For a call that acts: the borrower exists, is locked, and what was paid elsewhere has arrived. */
export async function openToAct(transaction: Transaction<Database>, account: Account): Promise<void> {
  await createAccount(transaction, account);
  await lockAccount(transaction, account);
  await settlePayments(transaction, account);
}

async function isUpToDate(database: Kysely<Database>, { borrower, now }: Account): Promise<boolean> {
  const row = await database
    .selectFrom('sandbox_borrowers')
    .select((expression) =>
      expression
        .exists(
          expression
            .selectFrom('sandbox_payments')
            .select('record_id')
            .where('borrower', '=', borrower)
            .where('settles_at', '<=', now),
        )
        .as('hasArrived'),
    )
    .where('borrower', '=', borrower)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  // SQLite's booleans are numbers.
  return row !== undefined && Number(row.hasArrived) === 0;
}

/** For a call that reads: writes only where there is something to write. */
export async function openToRead(database: Kysely<Database>, account: Account): Promise<void> {
  if (await isUpToDate(database, account)) return;
  await database.transaction().execute((transaction) => openToAct(transaction, account));
}
