import type { Kysely } from 'kysely';
import type { Database } from '../store/database';

/** With a borrower go its orders, payments, complaints and pictures. */
const expiring = [
  'sandbox_sessions',
  'sandbox_phones',
  'sandbox_sms',
  'sandbox_replies',
  'sandbox_borrowers',
  'sandbox_stumbles',
] as const;
const restMs = 60_000;

/**
 * Deletes what is over, at most once a minute and when somebody comes. Calls never rely on it, they look at
 * the time themselves; it only keeps the tables small.
 */
export function createExpiry(database: Kysely<Database>): (now: number) => Promise<void> {
  let next = 0;
  return async (now) => {
    if (now < next) return;
    next = now + restMs;
    for (const table of expiring) {
      await database.deleteFrom(table).where('expires_at', '<=', now).execute();
    }
  };
}
