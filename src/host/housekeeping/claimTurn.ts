import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database';
import { integerOf } from '../store/decodeRow';

/** Makes this transaction the only one that does a piece of housekeeping; false where another did lately. */
export async function claimTurn(open: Transaction<Database>, name: string, now: number, onceInMs: number): Promise<boolean> {
  await open
    .insertInto('count_housekeeping')
    .values({ name, done_at: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const claimed = await open
    .updateTable('count_housekeeping')
    .set({ done_at: now })
    .where('name', '=', name)
    .where('done_at', '<=', now - onceInMs)
    .returning('done_at')
    .executeTakeFirst();
  return claimed !== undefined && integerOf(claimed, 'done_at') === now;
}

/** Lets the next who asks do it, since it failed; another's turn stays. */
export async function giveTurnBack(database: Kysely<Database>, name: string, now: number): Promise<void> {
  await database.updateTable('count_housekeeping').set({ done_at: 0 }).where('name', '=', name).where('done_at', '=', now).execute();
}
