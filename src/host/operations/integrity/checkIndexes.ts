import { sql, type Kysely } from 'kysely';
import { errorCode } from '../../../kernel/errors';
import type { Database } from '../../store/database';
import { textOf, type UnknownRow } from '../../store/decodeRow';
import { findingOf, type Findings } from './attempt';

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
