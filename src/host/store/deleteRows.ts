import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { isServer, type Database } from './database';

/** Of one transaction: enough to get on, few enough that nobody who is served meanwhile notices. */
const rowsAtOnce = 500;
const restMs = 5;

export interface Deleting {
  readonly database: Kysely<Database>;
  /** Breaks off between two transactions: the deletion rejects. */
  readonly signal?: AbortSignal | undefined;
}

type Condition = RawBuilder<unknown>;
type Around = (open: Transaction<Database>, work: () => Promise<number>) => Promise<number>;

async function hasRows(
  database: Kysely<Database>,
  table: keyof Database,
  isOver: Condition,
): Promise<boolean> {
  const { rows } = await sql`select 1 as found from ${sql.table(table)} where ${isOver} limit 1`.execute(
    database,
  );
  return rows.length > 0;
}

/** PostgreSQL limits no deletion; there rows are taken by where they lie, and looked at again in case somebody changed one. */
async function deleteSome(
  open: Transaction<Database>,
  table: keyof Database,
  isOver: Condition,
): Promise<number> {
  const name = sql.table(table);
  const limit = sql.lit(rowsAtOnce);
  const deletion = isServer(open)
    ? sql`delete from ${name} where ctid = any(array(select ctid from ${name} where ${isOver} limit ${limit})) and ${isOver}`
    : sql`delete from ${name} where ${isOver} limit ${limit}`;
  return Number((await deletion.execute(open)).numAffectedRows ?? 0n);
}

/**
 * Deletes every row of a table that is over, some a transaction with rests between; resolves with how many there were.
 * @param isOver finds its rows by an index: it is asked once a transaction
 * @param around what a transaction does before and after
 */
export async function deleteRows(
  { database, signal }: Deleting,
  table: keyof Database,
  isOver: Condition,
  around: Around = (_open, work) => work(),
): Promise<number> {
  let deleted = 0;
  signal?.throwIfAborted();
  while (await hasRows(database, table, isOver)) {
    const count = await database
      .transaction()
      .execute((open) => around(open, () => deleteSome(open, table, isOver)));
    deleted += count;
    if (count < rowsAtOnce) break;
    await pause(restMs);
    signal?.throwIfAborted();
  }
  return deleted;
}
