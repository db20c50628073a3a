import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** A database that is gone must show within seconds: pages are then served from last good copies. */
const connectTimeoutMs = 3_000;

/** How a host or a command uses the server. */
export interface PostgresUse {
  readonly connections: number;
  /** What takes longer is given up. */
  readonly queryTimeoutMs: number;
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

/** PostgreSQL, which several hosts may share (contract §2). */
export function postgresDialect(address: string, onConnectionLost: (error: Error) => void, { connections, queryTimeoutMs }: PostgresUse): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    keepAlive: true,
    application_name: 'vitrina',
    types: createTypes(),
  });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', onConnectionLost);
  return new PostgresDialect({ pool });
}
