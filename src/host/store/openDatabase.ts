import { Kysely } from 'kysely';
import path from 'node:path';
import type { Database } from './database';
import { postgresDialect } from './postgresDialect';
import { embeddedDialect } from './sqliteDialect';

export interface DatabaseAddress {
  /** A PostgreSQL address; undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Where the embedded database lives. */
  readonly dataFolder: string;
}

/** Connects lazily: a database that is down shows at the first query. */
export function openDatabase(
  { databaseUrl, dataFolder }: DatabaseAddress,
  onConnectionLost: (error: Error) => void = () => undefined,
): Kysely<Database> {
  const dialect =
    databaseUrl === undefined
      ? embeddedDialect(path.join(dataFolder, 'vitrina.sqlite'))
      : postgresDialect(databaseUrl, onConnectionLost);
  return new Kysely<Database>({ dialect });
}
