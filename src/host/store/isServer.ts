import { PostgresAdapter, type Kysely } from 'kysely';

/** Whether a database, or a transaction of one, is PostgreSQL rather than SQLite. */
export const isServer = (database: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;
