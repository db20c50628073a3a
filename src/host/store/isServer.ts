import { PostgresAdapter, type Kysely } from 'kysely';

/** Whether a database is PostgreSQL rather than SQLite. */
export const isServer = <Tables>(database: Kysely<Tables>): boolean => database.getExecutor().adapter instanceof PostgresAdapter;
