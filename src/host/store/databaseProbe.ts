import { randomUUID } from 'node:crypto';
import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Database } from './database';

/** More than what is left in a page that is there already: a database that can't grow must not pass. */
const probeCharacters = 8_192;

/** Rejects where the database does not answer. SQLite answers `select 1` without looking at its file. */
export async function probeReading(database: Kysely<Database>): Promise<void> {
  const isServer = database.getExecutor().adapter instanceof PostgresAdapter;
  await (isServer ? sql`select 1` : sql`select count(*) from sqlite_master`).execute(database);
}

/** Rejects where nothing can be written. What it writes, it deletes in the same transaction. */
export async function probeWriting(database: Kysely<Database>, now: number): Promise<void> {
  const id = randomUUID();
  await database.transaction().execute(async (open) => {
    await open
      .insertInto('write_probes')
      .values({ id, content: 'x'.repeat(probeCharacters), written_at: now })
      .execute();
    await open.deleteFrom('write_probes').where('id', '=', id).execute();
  });
}
