import { PostgresAdapter, sql, type Kysely } from 'kysely';

const refusal = (table: string): string =>
  `rows of ${table} are never changed, and deleted only after evidence_links says why`;

/** The last link about a row says that it may go. */
const mayGo = (
  id: string,
) => sql`coalesce((select kind from evidence_links where evidence_id = ${sql.ref(`old.${id}`)} order by position desc limit 1), 'unchained')
  in ('withdrawn', 'expired', 'erased', 'unchained')`;
const isUnchained = (id: string) =>
  sql`not exists (select 1 from evidence_links where evidence_id = ${sql.ref(`old.${id}`)})`;

interface Protection {
  readonly table: string;
  /** When a row may be changed and deleted. */
  readonly mayUpdate: ReturnType<typeof mayGo>;
  readonly mayDelete: ReturnType<typeof mayGo>;
}

const never = sql`1 = 0`;

/** What a host of the version before wrote is in no chain yet: it still says what came of its calls there. */
const protections: readonly Protection[] = [
  { table: 'agreement_evidence', mayUpdate: isUnchained('id'), mayDelete: mayGo('id') },
  { table: 'agreement_outcomes', mayUpdate: never, mayDelete: mayGo('evidence_id') },
  { table: 'evidence_links', mayUpdate: never, mayDelete: never },
  {
    table: 'agreement_texts',
    mayUpdate: never,
    mayDelete: sql`not exists (select 1 from agreement_evidence where page_sha256 = old.sha256 or agreement_sha256 = old.sha256)`,
  },
];

async function protectInPostgres(
  database: Kysely<unknown>,
  { table, mayUpdate, mayDelete }: Protection,
): Promise<void> {
  const guard = sql.id(`refuse_change_of_${table}`);
  await sql`
    create function ${guard}() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' and (${mayUpdate}) then return new; end if;
      if tg_op = 'DELETE' and (${mayDelete}) then return old; end if;
      raise exception ${sql.lit(refusal(table))};
    end $$`.execute(database);
  await sql`create trigger ${guard} before update or delete on ${sql.table(table)} for each row execute function ${guard}()`.execute(
    database,
  );
  const emptying = sql.id(`refuse_emptying_of_${table}`);
  await sql`
    create function ${emptying}() returns trigger language plpgsql as $$ begin raise exception ${sql.lit(refusal(table))}; end $$`.execute(
    database,
  );
  await sql`create trigger ${emptying} before truncate on ${sql.table(table)} for each statement execute function ${emptying}()`.execute(
    database,
  );
}

async function protectInSqlite(
  database: Kysely<unknown>,
  { table, mayUpdate, mayDelete }: Protection,
): Promise<void> {
  for (const [change, may] of [
    ['update', mayUpdate],
    ['delete', mayDelete],
  ] as const) {
    await sql`
      create trigger ${sql.id(`refuse_${change}_of_${table}`)} before ${sql.raw(change)} on ${sql.table(table)} when not (${may})
      begin select raise(abort, ${sql.lit(refusal(table))}); end`.execute(database);
  }
}

/** Makes the tables of evidence append-only in the database itself, whatever code reaches them. */
export async function protectEvidence(database: Kysely<unknown>): Promise<void> {
  const inPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  for (const protection of protections)
    await (inPostgres ? protectInPostgres : protectInSqlite)(database, protection);
}
