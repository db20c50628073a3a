import { createHash } from 'node:crypto';
import { addSampleComplaints } from './complaints/complaint';
import type { Account, Store } from './database';
import { addSampleOrders } from './loans/sampleOrders';
import { settlePayments } from './loans/payments';

/** Whom a session stands for; without one, everybody is one demo borrower. A session itself is never stored. */
export const borrowerOf = (sessionId: string | undefined): string =>
  sessionId === undefined ? 'demo' : createHash('sha256').update(`session ${sessionId}`).digest('hex');

/** After this a borrower starts anew, with the orders of the first day. */
const keptForMs = 14 * 24 * 60 * 60 * 1000;

/** In a transaction: the borrower exists, and what was paid elsewhere has arrived. */
export async function openAccount(store: Store, account: Account): Promise<void> {
  const { borrower, now } = account;
  await store
    .deleteFrom('borrowers')
    .where('borrower', '=', borrower)
    .where('expires_at', '<=', now)
    .execute();
  const added = await store
    .insertInto('borrowers')
    .values({ borrower, score: null, expires_at: now + keptForMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('borrower')
    .executeTakeFirst();
  if (added) {
    await addSampleOrders(store, account);
    await addSampleComplaints(store, account);
  }
  await settlePayments(store, account);
}
