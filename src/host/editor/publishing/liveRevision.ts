import type { Transaction } from 'kysely';
import { success, type Result } from '../../../kernel/result';
import type { Database } from '../../store/database';
import { refuse, type Refusal } from '../calls/refusal';

/** 0: nothing is live. */
export async function liveRevisionOf(transaction: Transaction<Database>, id: string): Promise<number> {
  const row = await transaction
    .selectFrom('templates')
    .select('live_revision')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.live_revision ?? 0;
}

/**
 * Nothing that somebody else has made live meanwhile, from the terminal say, is replaced unseen.
 * @param seen what the caller compared with; undefined: the caller does not ask
 */
export async function checkLive(
  transaction: Transaction<Database>,
  id: string,
  seen: number | undefined,
): Promise<Result<undefined, Refusal>> {
  if (seen === undefined || (await liveRevisionOf(transaction, id)) === seen) return success(undefined);
  return refuse('conflict', 'something else is live by now: look at it again');
}
