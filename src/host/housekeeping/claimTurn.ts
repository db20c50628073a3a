import type { Transaction } from 'kysely';
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
