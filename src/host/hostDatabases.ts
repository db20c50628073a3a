import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Configuration } from './process/settings/configuration';
import type { Database } from './store/database';
import { DatabaseWatch } from './store/databaseWatch';
import {
  embeddedFile,
  openDatabase,
  openForLongWork,
  openForProbes,
  type DatabaseListeners,
} from './store/openDatabase';
import { WriteAheadLog, type WriteGate } from './store/writeAheadLog';
import type { PoolUse } from './store/postgresPool';

export interface HostDatabases {
  readonly forVisitors: Kysely<Database>;
  /** For migrations and scheduled jobs. */
  readonly forLongWork: Kysely<Database>;
  readonly forProbes: Kysely<Database>;
  /** Hears of every statement that fails on any of them. */
  readonly watch: DatabaseWatch;
  /** How full each pool is; SQLite has none. */
  readonly pools: ReadonlyMap<string, () => PoolUse>;
  close(): Promise<void>;
}

/** All connections of a host to its database, by how long their statements may take. */
export function openHostDatabases(
  configuration: Configuration,
  clock: () => number,
  log: FastifyBaseLogger,
): HostDatabases {
  const gate: WriteGate = { isClosed: false };
  const pools = new Map<string, () => PoolUse>();
  const listenersOf = (pool: string): DatabaseListeners => ({
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onStatementFailed: (error) => watch.note(error),
    gate,
    onPool: (readUse) => void pools.set(pool, readUse),
  });
  const forVisitors = openDatabase(configuration, listenersOf('visitors'));
  // SQLite gives up no statement, and one connection needs no lock against another.
  const forLongWork =
    configuration.databaseUrl === undefined
      ? forVisitors
      : openForLongWork(configuration, listenersOf('longWork'));
  const forProbes = openForProbes(configuration, listenersOf('probes'));
  const watch = new DatabaseWatch({
    database: forProbes,
    dataFolder: configuration.dataFolder,
    writeAheadLog:
      configuration.databaseUrl === undefined
        ? new WriteAheadLog({ database: forProbes, file: embeddedFile(configuration.dataFolder), gate })
        : undefined,
    clock,
    log,
  });
  const all = [...new Set([forVisitors, forLongWork, forProbes])];
  return {
    forVisitors,
    forLongWork,
    forProbes,
    watch,
    pools,
    async close() {
      await Promise.all(all.map((database) => database.destroy()));
    },
  };
}
