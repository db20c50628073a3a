import { sql, type Kysely } from 'kysely';
import { archivedTables } from '../../src/host/operations/backup/archivedTables';
import type { Database } from '../../src/host/store/database';
import { SqlTemplateStore } from '../../src/host/store/sqlTemplateStore';

interface Column {
  readonly name: string;
  readonly dataType: string;
  readonly isNullable: boolean;
}

/** Template of the rows. */
const templateId = 'backup-words';

/** Values that refer to another row of the data, by column; `columnOf` makes the others up. */
const references: Readonly<Record<string, string>> = {
  account_id: 'account-1',
  bundle_id: 'bundle-1',
  endpoint_id: 'webhook_endpoints-1',
  folder_id: 'folder-1',
  picture_id: 'picture-1',
  section_id: 'section-1',
  thread_id: 'thread-1',
};
const ids: Readonly<Record<string, string>> = {
  editor_accounts: 'account-1',
  editor_bundles: 'bundle-1',
  editor_comment_threads: 'thread-1',
  editor_folders: 'folder-1',
  editor_sections: 'section-1',
  pictures: 'picture-1',
};

function valueOf(table: string, { name, dataType }: Column, now: number): unknown {
  const reference =
    name === 'template_id' || (name === 'id' && table === 'editor_templates') ? templateId : references[name];
  if (reference !== undefined) return reference;
  if (table === 'webhook_endpoints' && /^(events|markets)$/.test(name)) return '[]';
  if (name === 'synced_uses') return '{}';
  if (name === 'id' && table !== 'editor_audit') return ids[table] ?? `${table}-1`;
  if (/^(document|image|details|detail|reply|offer)$/.test(name)) return '{"words":"backup-words – ñandú ₹"}';
  if (/bytea|blob/i.test(dataType)) return Buffer.from([0, 255, 10, 13, 34]);
  if (/int8|bigint/i.test(dataType)) return now;
  if (/int/i.test(dataType)) return 1;
  return name.slice(0, 5);
}

async function fillTable(
  database: Kysely<Database>,
  table: string,
  columns: readonly Column[],
  now: number,
): Promise<void> {
  const values = columns.map((column) => valueOf(table, column, now));
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values)}) on conflict do nothing`.execute(
    database,
  );
}

/** A database with at least one row in each of its tables, whatever version it is of. */
export async function fillDatabase(database: Kysely<Database>, now: number): Promise<void> {
  const tables = new Map(
    (await database.introspection.getTables()).map(({ name, columns }) => [name, columns]),
  );
  const store = new SqlTemplateStore(database, () => now);
  for (const words of ['one', 'two – ñandú']) {
    const document = JSON.stringify({ id: templateId, words });
    await store.publish({ document, publishedBy: 'test', reason: 'test' });
  }
  for (const { name } of archivedTables) {
    const columns = tables.get(name);
    if (columns && !/^template(s|_revisions|_publications|_counter)$/.test(name))
      await fillTable(database, name, columns, now);
  }
}
