import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely';

async function protectInPostgres<Shape>(database: Kysely<Shape>, table: string): Promise<void> {
  const guard = sql.id(`refuse_change_of_${table}`);
  await sql`
    create function ${guard}() returns trigger language plpgsql as
    $$ begin raise exception ${sql.lit(`rows of ${table} are never changed`)}; end $$`.execute(database);
  await sql`
    create trigger ${guard} before update or delete on ${sql.table(table)}
    for each row execute function ${guard}()`.execute(database);
}

async function protectInSqlite<Shape>(database: Kysely<Shape>, table: string): Promise<void> {
  for (const change of ['update', 'delete'] as const) await refuseInSqlite(database, table, change);
}

async function refuseInSqlite<Shape>(
  database: Kysely<Shape>,
  table: string,
  change: 'update' | 'delete',
): Promise<void> {
  await sql`
    create trigger ${sql.id(`refuse_${change}_of_${table}`)} before ${sql.raw(change)} on ${sql.table(table)}
    begin select raise(abort, ${sql.lit(`rows of ${table} are never changed`)}); end`.execute(database);
}

/** Makes a table append-only in the database itself, whatever code reaches it. */
export async function protectRows<Shape>(database: Kysely<Shape>, table: string): Promise<void> {
  const inPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await (inPostgres ? protectInPostgres : protectInSqlite)(database, table);
}

/**
 * Lets a piece of work delete rows of a protected table. Nobody else can meanwhile: the protection is gone in this
 * transaction only, and it is back before its end.
 */
export async function withoutProtection<Shape, Value>(
  open: Transaction<Shape>,
  table: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const inPostgres = open.getExecutor().adapter instanceof PostgresAdapter;
  const guard = sql.id(`refuse_change_of_${table}`);
  if (inPostgres) await sql`alter table ${sql.table(table)} disable trigger ${guard}`.execute(open);
  else await sql`drop trigger ${sql.id(`refuse_delete_of_${table}`)}`.execute(open);
  const value = await work();
  if (inPostgres) await sql`alter table ${sql.table(table)} enable trigger ${guard}`.execute(open);
  else await refuseInSqlite(open, table, 'delete');
  return value;
}
