import { sql, type Kysely } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { isServer } from './database';

/** Any number that no other program uses for a lock in this database. */
const lockNumber = 7_301_442_190;
const lookEveryMs = 250;

/** exclusive: the tables change their shape. shared: somebody reads all of them, and needs their shape to stay. */
export type SchemaLockMode = 'exclusive' | 'shared';

/** Somebody else had the lock all the time. */
class SchemaLocked extends Error {
  constructor(mode: SchemaLockMode) {
    super(
      mode === 'exclusive'
        ? 'a backup or another migration of this database is under way; the tables are changed once it is over'
        : 'a migration of this database is under way; try again once it is over',
    );
    this.name = 'SchemaLocked';
  }
}

const attempts = {
  exclusive: sql`select pg_try_advisory_lock(${sql.lit(lockNumber)}) as taken`,
  shared: sql`select pg_try_advisory_lock_shared(${sql.lit(lockNumber)}) as taken`,
} as const;
const endings = {
  exclusive: sql`select pg_advisory_unlock(${sql.lit(lockNumber)})`,
  shared: sql`select pg_advisory_unlock_shared(${sql.lit(lockNumber)})`,
} as const;

/** Asks again and again: who waited inside one statement would keep indexes waiting that are made concurrently. */
async function acquire<Tables>(
  connection: Kysely<Tables>,
  mode: SchemaLockMode,
  patienceMs: number,
): Promise<void> {
  for (const deadline = performance.now() + patienceMs; ;) {
    const { rows } = await attempts[mode].execute(connection);
    const [row] = rows;
    if (typeof row === 'object' && row !== null && 'taken' in row && row.taken === true) return;
    if (performance.now() >= deadline) throw new SchemaLocked(mode);
    await pause(lookEveryMs);
  }
}

/**
 * Does work that a change of the tables must not meet, or that is one; on PostgreSQL by an advisory lock of a connection of
 * its own. SQLite needs none: a change is one transaction, and who reads all of it reads one state.
 * @param patienceMs how long to wait for others; then it rejects with SchemaLocked
 */
export async function withSchemaLock<Tables, Value>(
  database: Kysely<Tables>,
  { mode, patienceMs }: { readonly mode: SchemaLockMode; readonly patienceMs: number },
  work: () => Promise<Value>,
): Promise<Value> {
  if (!isServer(database)) return work();
  return database.connection().execute(async (connection) => {
    await acquire(connection, mode, patienceMs);
    try {
      return await work();
    } finally {
      // Where the connection is lost, its lock is gone with it.
      await endings[mode].execute(connection).catch(() => undefined);
    }
  });
}
