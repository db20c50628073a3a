import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database';
import { integerOf, textOf } from './decodeRow';

/** Apart from the leases in the same table, which are claimed before anything is done. */
const prefix = 'done:';

/**
 * Writes down that a job was done.
 * @param now epoch milliseconds
 */
export async function recordSuccess(database: Kysely<Database>, work: string, now: number): Promise<void> {
  await database
    .insertInto('count_housekeeping')
    .values({ name: `${prefix}${work}`, done_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at: now }))
    .execute();
}

/** When each job was done last, in epoch milliseconds. */
export async function readSuccesses(database: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('count_housekeeping')
    .selectAll()
    .where('name', 'like', `${prefix}%`)
    .execute();
  return new Map(rows.map((row) => [textOf(row, 'name').slice(prefix.length), integerOf(row, 'done_at')]));
}

export interface Lease {
  readonly name: string;
  readonly now: number;
  readonly onceInMs: number;
}

/** False where somebody else did it lately. */
async function claim(open: Transaction<Database>, { name, now, onceInMs }: Lease): Promise<boolean> {
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

/** Lets the next host that asks run the job; a lease that another host took since stays. */
async function releaseLease(database: Kysely<Database>, { name, now }: Lease): Promise<void> {
  await database
    .updateTable('count_housekeeping')
    .set({ done_at: 0 })
    .where('name', '=', name)
    .where('done_at', '=', now)
    .execute();
}

/**
 * Runs a scheduled job where no host ran it lately; undefined: one did. A job that fails or is broken off is run again by
 * whichever host asks next.
 */
export async function runUnderLease<Done>(
  database: Kysely<Database>,
  lease: Lease,
  work: () => Promise<Done>,
): Promise<Done | undefined> {
  if (!(await database.transaction().execute((open) => claim(open, lease)))) return undefined;
  try {
    const done = await work();
    await recordSuccess(database, lease.name, lease.now);
    return done;
  } catch (error) {
    await releaseLease(database, lease).catch(() => undefined);
    throw error;
  }
}
