import { Kysely } from 'kysely';
import path from 'node:path';
import type { Database } from './database';
import { postgresDialect, type PostgresUse } from './postgresDialect';
import { embeddedDialect } from './sqliteDialect';

export interface DatabaseAddress {
  /** A PostgreSQL address; undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Where the embedded database lives. */
  readonly dataFolder: string;
}

type OnConnectionLost = (error: Error) => void;

/** Visitors wait for these. */
const forVisitors: PostgresUse = { connections: 10, queryTimeoutMs: 15_000 };
/** Indexes of large tables, backups, what an operator asks for. */
const longWork: PostgresUse = { connections: 2, queryTimeoutMs: 30 * 60_000 };

function open({ databaseUrl, dataFolder }: DatabaseAddress, onConnectionLost: OnConnectionLost, use: PostgresUse): Kysely<Database> {
  const dialect =
    databaseUrl === undefined
      ? embeddedDialect(path.join(dataFolder, 'vitrina.sqlite'))
      : postgresDialect(databaseUrl, onConnectionLost, use);
  return new Kysely<Database>({ dialect });
}

const ignore: OnConnectionLost = () => undefined;

/** Connects lazily: a database that is down shows at the first query. */
export const openDatabase = (address: DatabaseAddress, onConnectionLost = ignore): Kysely<Database> => open(address, onConnectionLost, forVisitors);

/** For migrations, chores and commands of the terminal, which may take as long as they need within half an hour. */
export const openForLongWork = (address: DatabaseAddress, onConnectionLost = ignore): Kysely<Database> => open(address, onConnectionLost, longWork);
