import { Kysely } from 'kysely';
import path from 'node:path';
import type { Database } from './database';
import { createPool, postgresDialect, type PostgresUse } from './postgresDialect';
import { useOf, type PoolUse } from './postgresPool';
import { embeddedDialect, type OnStatementFailed } from './sqliteDialect';
import type { WriteGate } from './writeAheadLog';

export interface DatabaseAddress {
  /** A PostgreSQL address; undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** How large the pools of PostgreSQL may get: for visitors, and for long work; undefined: as is usual. */
  readonly connections?: number | undefined;
  readonly longConnections?: number | undefined;
  /** After how many ms of silence the server ends a transaction; undefined: as is usual. */
  readonly idleInTransactionMs?: number | undefined;
}

export interface DatabaseListeners {
  readonly onConnectionLost?: (error: Error) => void;
  readonly onStatementFailed?: OnStatementFailed;
  /** Whether SQLite may write for now. */
  readonly gate?: WriteGate;
  /** Given what says how full the pool is; SQLite has none. */
  readonly onPool?: (readUse: () => PoolUse) => void;
}

const forVisitors: PostgresUse = { connections: 10, queryTimeoutMs: 15_000, idleInTransactionMs: 10_000 };
/** Indexes of large tables, backups, what an operator asks for. */
const longWork: PostgresUse = {
  connections: 2,
  queryTimeoutMs: 30 * 60_000,
  idleInTransactionMs: 5 * 60_000,
};
/** A connection of its own to ask how the database is: one that stalls fills no pool that visitors need. */
const forProbes: PostgresUse = { connections: 1, queryTimeoutMs: 3_000, idleInTransactionMs: 3_000 };

export const embeddedFile = (dataFolder: string): string => path.join(dataFolder, 'vitrina.sqlite');

const ignore = (): void => undefined;

function dialectOf(
  { databaseUrl, dataFolder }: DatabaseAddress,
  listeners: DatabaseListeners,
  use: PostgresUse,
) {
  const { onConnectionLost = ignore, onStatementFailed = ignore, onPool = ignore, gate } = listeners;
  if (databaseUrl === undefined) {
    const isShut = (): boolean => gate?.isClosed ?? false;
    return embeddedDialect(embeddedFile(dataFolder), { onStatementFailed, isShut });
  }
  const pool = createPool(databaseUrl, use, onConnectionLost);
  onPool(() => useOf(pool));
  return postgresDialect(pool, onStatementFailed);
}

const open = (address: DatabaseAddress, listeners: DatabaseListeners, use: PostgresUse): Kysely<Database> =>
  new Kysely<Database>({ dialect: dialectOf(address, listeners, use) });

/** What is given instead of what is usual. */
const changed = (
  use: PostgresUse,
  connections: number | undefined,
  idleInTransactionMs: number | undefined,
): PostgresUse => ({
  ...use,
  ...(connections !== undefined && { connections }),
  ...(idleInTransactionMs !== undefined && { idleInTransactionMs }),
});

/** Connects lazily: a database that is down shows at the first query. */
export const openDatabase = (address: DatabaseAddress, listeners: DatabaseListeners = {}): Kysely<Database> =>
  open(address, listeners, changed(forVisitors, address.connections, address.idleInTransactionMs));

/** For migrations, scheduled jobs and commands of the terminal, which may take as long as they need within half an hour. */
export const openForLongWork = (
  address: DatabaseAddress,
  listeners: DatabaseListeners = {},
): Kysely<Database> =>
  open(address, listeners, changed(longWork, address.longConnections, address.idleInTransactionMs));

export const openForProbes = (
  address: DatabaseAddress,
  listeners: DatabaseListeners = {},
): Kysely<Database> => open(address, listeners, forProbes);
