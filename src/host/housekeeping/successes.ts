import type { Kysely } from 'kysely';
import type { Database } from '../store/database';
import { integerOf, textOf } from '../store/decodeRow';

/** Apart from the turns in the same table, which are claimed before anything is done. */
const prefix = 'done:';

/**
 * Writes down that a piece of work was done.
 * @param now epoch milliseconds
 */
export async function recordSuccess(database: Kysely<Database>, work: string, now: number): Promise<void> {
  await database
    .insertInto('count_housekeeping')
    .values({ name: `${prefix}${work}`, done_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at: now }))
    .execute();
}

/** When each piece of work was done last, in epoch milliseconds. */
export async function readSuccesses(database: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('count_housekeeping')
    .selectAll()
    .where('name', 'like', `${prefix}%`)
    .execute();
  return new Map(rows.map((row) => [textOf(row, 'name').slice(prefix.length), integerOf(row, 'done_at')]));
}
