import { PostgresAdapter, sql, type Kysely } from 'kysely';

async function protectInPostgres(database: Kysely<unknown>, table: string): Promise<void> {
  const guard = sql.id(`refuse_change_of_${table}`);
  await sql`
    create function ${guard}() returns trigger language plpgsql as
    $$ begin raise exception ${sql.lit(`rows of ${table} are never changed`)}; end $$`.execute(database);
  await sql`
    create trigger ${guard} before update or delete on ${sql.table(table)}
    for each row execute function ${guard}()`.execute(database);
}

async function protectInSqlite(database: Kysely<unknown>, table: string): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.id(`refuse_${change}_of_${table}`)} before ${sql.raw(change)} on ${sql.table(table)}
      begin select raise(abort, ${sql.lit(`rows of ${table} are never changed`)}); end`.execute(database);
  }
}

/** Makes a table append-only in the database itself, whatever code reaches it. */
export async function protectRows(database: Kysely<unknown>, table: string): Promise<void> {
  const inPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await (inPostgres ? protectInPostgres : protectInSqlite)(database, table);
}
