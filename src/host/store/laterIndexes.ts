import { sql, type Kysely } from 'kysely';
import { type Database, isServer } from './database';

interface LaterIndex {
  readonly name: string;
  readonly table: keyof Database;
  readonly columns: readonly string[];
}

/**
 * Indexes that came after their tables. No migration makes them: inside a transaction PostgreSQL lets nobody write
 * meanwhile, and these tables may hold millions of rows.
 */
export const laterIndexes: readonly LaterIndex[] = [
  { name: 'call_replies_by_phone_hash', table: 'call_replies', columns: ['phone_hash'] },
  { name: 'call_replies_by_session_hash', table: 'call_replies', columns: ['session_hash'] },
  { name: 'call_replies_by_state', table: 'call_replies', columns: ['state', 'lease_ends_at'] },
  { name: 'agreement_evidence_by_page_text', table: 'agreement_evidence', columns: ['page_sha256'] },
  {
    name: 'agreement_evidence_by_agreement_text',
    table: 'agreement_evidence',
    columns: ['agreement_sha256'],
  },
  { name: 'agreement_evidence_by_act', table: 'agreement_evidence', columns: ['act_hash'] },
  { name: 'editor_audit_by_time', table: 'editor_audit', columns: ['at'] },
  { name: 'block_faults_by_time', table: 'block_faults', columns: ['last_at'] },
];

interface Standing {
  readonly name: string;
  /** False: making it failed half-way; it is kept up to date and used by nobody. */
  readonly isValid: boolean | number;
}

async function standing(database: Kysely<Database>): Promise<readonly Standing[]> {
  const names = sql.join(laterIndexes.map(({ name }) => name));
  const query = isServer(database)
    ? sql<Standing>`
        select relname as name, indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
        where relname in (${names}) and pg_table_is_visible(indexrelid)`
    : sql<Standing>`select name, true as "isValid" from sqlite_master where type = 'index' and name in (${names})`;
  return (await query.execute(database)).rows;
}

export async function missingIndexes(database: Kysely<Database>): Promise<readonly LaterIndex[]> {
  const whole = new Set((await standing(database)).filter(({ isValid }) => isValid).map(({ name }) => name));
  return laterIndexes.filter(({ name }) => !whole.has(name));
}

/**
 * Makes what is missing while others read and write; what an earlier attempt left half made is made anew. Nobody else may
 * do the same meanwhile.
 * @returns names of those that were made
 */
export async function makeLaterIndexes(database: Kysely<Database>): Promise<readonly string[]> {
  const way = isServer(database) ? sql`concurrently` : sql``;
  const missing = await missingIndexes(database);
  for (const { name, table, columns } of missing) {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`drop index ${way} if exists ${sql.id(name)}`.execute(database);
    await sql`create index ${way} ${sql.id(name)} on ${sql.table(table)} (${names})`.execute(database);
  }
  return missing.map(({ name }) => name);
}
