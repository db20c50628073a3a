import { sql, type Kysely } from 'kysely';
import { within } from './within';
import type { Database } from './database';

const patienceMs = 2_000;

export async function databaseAnswers(database: Kysely<Database>): Promise<boolean> {
  try {
    await within(patienceMs, sql`select 1`.execute(database));
    return true;
  } catch {
    return false;
  }
}
