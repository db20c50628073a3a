import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely';
import pg from 'pg';
import type { OnStatementFailed } from './sqliteDialect';
import { watchedPool } from './postgresPool';

/** A database that is gone must show within seconds: pages are then served from last good copies. */
const connectTimeoutMs = 3_000;

/** How a host or a command uses the server. */
export interface PostgresUse {
  readonly connections: number;
  /** What takes longer is given up. */
  readonly queryTimeoutMs: number;
  /** A transaction whose owner says nothing for so long is ended by the server: the machine of a host may vanish in one, and its locks with it. */
  readonly idleInTransactionMs: number;
}

const int8 = pg.types.builtins.INT8;

/** Counts and times are far below 2^53; a larger number is a fault rather than a wrong digit. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('the database holds an integer above 2^53');
  return value;
}

/** pg's defaults but for int8, which it would leave as text. */
function createTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, parseInt8);
  return types;
}

class ServerDriver extends PostgresDriver {
  /** Where this fails too, the connection is thrown away, and why the transaction failed is what its caller must hear. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class ServerDialect extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config);
  }

  override createDriver(): Driver {
    return new ServerDriver(this.config);
  }
}

/**
 * `sslmode` as libpq reads it, and as the operator who wrote it means it: pg would take `require` for `verify-full`, and
 * write a warning past the log. `no-verify` is pg's own word for it.
 */
function asLibpqReads(address: string): string {
  const url = new URL(address);
  const mode = url.searchParams.get('sslmode');
  if (mode === null) return address;
  if (mode === 'no-verify') {
    url.searchParams.set('sslmode', 'require');
    url.searchParams.delete('sslrootcert');
  }
  url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}

/** Connections to PostgreSQL, which several hosts may share (contract §2). */
export function createPool(
  address: string,
  { connections, queryTimeoutMs, idleInTransactionMs }: PostgresUse,
  onConnectionLost: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: asLibpqReads(address),
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    application_name: 'vitrina',
    types: createTypes(),
  });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', onConnectionLost);
  // So would one that is in use; there the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export const postgresDialect = (pool: pg.Pool, onStatementFailed: OnStatementFailed): PostgresDialect =>
  new ServerDialect({ pool: watchedPool(pool, onStatementFailed) });
