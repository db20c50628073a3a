import type { Kysely } from 'kysely';
import type { Database } from '../../store/database';

/**
 * How many calls that act have lost their reply and were not settled since; those of a host that is gone are among them.
 * @param now epoch milliseconds
 */
export async function countOpenOutcomes(database: Kysely<Database>, now: number): Promise<number> {
  const { open } = await database
    .selectFrom('call_replies')
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .where('expires_at', '>', now)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'unknown'), and([eb('state', '=', 'underWay'), eb('lease_ends_at', '<=', now)])]),
    )
    .executeTakeFirstOrThrow();
  return Number(open);
}
