import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database';
import { integerOf } from '../store/decodeRow';
import { recordSuccess } from './successes';

export interface Turn {
  /** Of the piece of housekeeping. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onceInMs: number;
}

/** False where somebody else did it lately. */
async function claim(open: Transaction<Database>, { name, now, onceInMs }: Turn): Promise<boolean> {
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

/** Lets the next who asks do it; another's turn stays. */
async function giveBack(database: Kysely<Database>, { name, now }: Turn): Promise<void> {
  await database
    .updateTable('count_housekeeping')
    .set({ done_at: 0 })
    .where('name', '=', name)
    .where('done_at', '=', now)
    .execute();
}

/**
 * Does a piece of housekeeping where no host did it lately; undefined: one did. What fails or is broken off is done
 * again by whoever asks next.
 */
export async function takeTurn<Done>(
  database: Kysely<Database>,
  turn: Turn,
  work: () => Promise<Done>,
): Promise<Done | undefined> {
  if (!(await database.transaction().execute((open) => claim(open, turn)))) return undefined;
  try {
    const done = await work();
    await recordSuccess(database, turn.name, turn.now);
    return done;
  } catch (error) {
    await giveBack(database, turn).catch(() => undefined);
    throw error;
  }
}
