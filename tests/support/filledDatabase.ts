import { sql, type Kysely } from 'kysely';
import { archivedTables } from '../../src/host/operations/backup/archivedTables';
import type { Database } from '../../src/host/store/database';
import { sandboxTables } from '../../src/host/store/migrations/0018_sandbox_moved';
import { sha256Of } from '../../src/host/store/documentIdentity';
import { SqlTemplateStore } from '../../src/host/store/sqlTemplateStore';

interface Column {
  readonly name: string;
  readonly dataType: string;
  readonly isNullable: boolean;
}

/** Values that refer to another row of the data, by column; `columnOf` makes the others up. */
const references: Readonly<Record<string, string>> = {
  account_id: 'account-1',
  borrower: 'borrower-1',
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
  sandbox_borrowers: 'borrower-1',
  pictures: 'picture-1',
};

interface Filling {
  readonly now: number;
  /** Template of the editor's rows. */
  readonly templateId: string;
}

function valueOf(table: string, { name, dataType }: Column, { now, templateId }: Filling): unknown {
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
  filling: Filling,
): Promise<void> {
  const values = columns.map((column) => valueOf(table, column, filling));
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
  const hasPublishing = tables.has('editor_schedules');
  // What the store of today writes when it publishes.
  if (tables.get('editor_templates')?.some(({ name }) => name === 'synced_uses')) {
    const store = new SqlTemplateStore(database, () => now);
    for (const words of ['one', 'two – ñandú']) {
      await store.publish({
        document: JSON.stringify({ id: 'backup-words', words }),
        publishedBy: 'test',
        reason: 'test',
      });
    }
  } else {
    await publishByHand(database, now);
    if (hasPublishing) await indexByHand(database, now);
  }
  // Earlier versions held the sandbox's too; its orders and the like come after the borrowers that they name.
  for (const name of [...archivedTables.map((table) => table.name), ...sandboxTables.toReversed()]) {
    const columns = tables.get(name);
    if (columns && !/^template(s|_revisions|_publications|_counter)$/.test(name)) {
      // What was published before the editor could publish is none of its drafts.
      await fillTable(database, name, columns, {
        now,
        templateId: hasPublishing ? 'backup-words' : 'draft-words',
      });
    }
  }
}

/** What publishing wrote for the editor before others were told of it. */
async function indexByHand(database: Kysely<Database>, at: number): Promise<void> {
  const words = { name: 'Words', search_text: 'words backup-words', kind: '', locale: '', market: '' };
  const changed = { changed_at: at, changed_by_id: null, changed_by_name: 'test' };
  await database
    .insertInto('editor_templates')
    .values({ id: 'backup-words', state: 'live', is_archived: 0, version: 0, ...words, ...changed })
    .execute();
}

/** As a version did whose publishing wrote nothing for an editor. */
async function publishByHand(database: Kysely<Database>, now: number): Promise<void> {
  const document = JSON.stringify({
    id: 'backup-words',
    name: 'Words',
    kind: 'landing',
    locale: 'es',
    words: 'one',
  });
  await database
    .insertInto('templates')
    .values({ id: 'backup-words', live_revision: 1, created_at: now })
    .execute();
  await database
    .insertInto('template_revisions')
    .values({
      template_id: 'backup-words',
      revision: 1,
      document,
      sha256: sha256Of(document),
      created_at: now,
      created_by: 'test',
    })
    .execute();
  await database
    .insertInto('template_publications')
    .values({
      sequence: 1,
      template_id: 'backup-words',
      action: 'publish',
      revision: 1,
      previous_revision: null,
      published_by: 'test',
      reason: '',
      published_at: now,
    })
    .execute();
  await database.insertInto('template_counter').values({ name: 'templates', value: 1 }).execute();
}
