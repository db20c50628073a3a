import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { textOf, type UnknownRow } from '../../store/decodeRow';
import { attempt, findingOf, type Findings } from './attempt';
import { errorCode } from '../../../kernel/errors';

/** Every value of every row, compressed and stored apart ones too; none of it leaves the server. */
async function readTable(open: Transaction<Database>, name: string): Promise<Findings> {
  await sql`select count(length(${sql.table(name)}::text)) from ${sql.table(name)}`.execute(open);
  return [];
}

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly named: string;
  readonly namedColumn: string;
}

async function referencesOf(open: Transaction<Database>): Promise<readonly Reference[]> {
  const { rows } = await sql<UnknownRow>`
    select conrelid::regclass::text as "table", one.attname as "column", confrelid::regclass::text as named, other.attname as "namedColumn"
    from pg_constraint
    join pg_attribute one on one.attrelid = conrelid and one.attnum = conkey[1]
    join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f' and cardinality(conkey) = 1 and connamespace = current_schema()::regnamespace`.execute(
    open,
  );
  return rows.map((row) => ({
    table: textOf(row, 'table'),
    column: textOf(row, 'column'),
    named: textOf(row, 'named'),
    namedColumn: textOf(row, 'namedColumn'),
  }));
}

async function checkReference(
  open: Transaction<Database>,
  { table, column, named, namedColumn }: Reference,
): Promise<Findings> {
  const value = sql.ref(`${table}.${column}`);
  const { rows } = await sql<UnknownRow>`
    select distinct ${value} as value from ${sql.table(table)} where ${value} is not null
    and not exists (select 1 from ${sql.table(named)} where ${sql.ref(`${named}.${namedColumn}`)} = ${value})`.execute(
    open,
  );
  return rows.map(
    (row) => `${table}: ${column} ${textOf(row, 'value')} names one of ${named} that is not there`,
  );
}

/** The server refuses a row that names one which is not there, unless it is damaged or somebody turned that off. */
async function checkReferences(open: Transaction<Database>): Promise<Findings> {
  const findings: string[] = [];
  for (const reference of await referencesOf(open)) findings.push(...(await checkReference(open, reference)));
  return findings;
}

/** Reads every table of a server and compares references between them. Indexes are another matter: checkIndexes. */
export async function checkServer(
  open: Transaction<Database>,
  there: ReadonlySet<string>,
): Promise<Findings> {
  const findings: string[] = [];
  for (const name of there)
    findings.push(...(await attempt(open, `table ${name}`, () => readTable(open, name))));
  findings.push(...(await attempt(open, 'references between tables', () => checkReferences(open))));
  return findings;
}

/** PostgreSQL: insufficient_privilege. */
const mayNot = (error: unknown): boolean => errorCode(error) === '42501';

/** The schema of the extension amcheck; undefined: it is not there. */
async function schemaOfAmcheck(database: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<UnknownRow>`
    select extnamespace::regnamespace::text as name from pg_extension where extname = 'amcheck'`.execute(
    database,
  );
  return rows[0] && textOf(rows[0], 'name');
}

async function indexesOf(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<UnknownRow>`
    select index.relname as name from pg_index
    join pg_class index on index.oid = indexrelid
    join pg_am on pg_am.oid = index.relam
    where amname = 'btree' and indisvalid and index.relnamespace = current_schema()::regnamespace order by name`.execute(
    database,
  );
  return rows.map((row) => textOf(row, 'name'));
}

/**
 * Compares each index of PostgreSQL with its table, by the extension amcheck. Outside of transactions, as amcheck wants it:
 * an index that is younger than a transaction's state can't be looked at in it.
 * @returns undefined where amcheck is not installed, or may not be used
 */
export async function checkIndexes(database: Kysely<Database>): Promise<Findings | undefined> {
  const schema = await schemaOfAmcheck(database);
  if (schema === undefined) return undefined;
  const findings: string[] = [];
  for (const name of await indexesOf(database)) {
    try {
      await sql`select ${sql.table(`${schema}.bt_index_check`)}(quote_ident(${name})::regclass, true)`.execute(
        database,
      );
    } catch (error) {
      if (mayNot(error)) return undefined;
      findings.push(findingOf(`index ${name}`, error));
    }
  }
  return findings;
}
