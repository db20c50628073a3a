import type { Kysely, Migration } from 'kysely';
import { protectRows } from './protectRows';

async function createTemplates(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('editor_templates')
    .addColumn('id', 'varchar(100)', (column) => column.primaryKey().notNull())
    .addColumn('name', 'varchar(200)', (column) => column.notNull())
    .addColumn('search_text', 'varchar(310)', (column) => column.notNull())
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('locale', 'varchar(20)', (column) => column.notNull())
    .addColumn('market', 'varchar(20)', (column) => column.notNull())
    .addColumn('state', 'varchar(20)', (column) => column.notNull())
    .addColumn('is_archived', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_by_id', 'varchar(36)')
    .addColumn('changed_by_name', 'varchar(200)', (column) => column.notNull())
    .execute();
  for (const column of ['state', 'kind', 'locale']) {
    await database.schema
      .createIndex(`editor_templates_by_${column}`)
      .on('editor_templates')
      .columns([column, 'changed_at', 'id'])
      .execute();
  }
  await database.schema
    .createIndex('editor_templates_by_change')
    .on('editor_templates')
    .columns(['is_archived', 'changed_at', 'id'])
    .execute();
}

async function createDrafts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('editor_drafts')
    .addColumn('template_id', 'varchar(100)', (column) =>
      column.primaryKey().notNull().references('editor_templates.id'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_by_id', 'varchar(36)', (column) => column.notNull())
    .addColumn('changed_by_name', 'varchar(200)', (column) => column.notNull())
    .execute();
}

async function createVersions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('editor_draft_versions')
    .addColumn('template_id', 'varchar(100)', (column) => column.notNull().references('editor_templates.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by_id', 'varchar(36)', (column) => column.notNull())
    .addColumn('saved_by_name', 'varchar(200)', (column) => column.notNull())
    .addColumn('reason', 'varchar(20)', (column) => column.notNull())
    .addPrimaryKeyConstraint('editor_draft_versions_key', ['template_id', 'number'])
    .execute();
  await protectRows(database, 'editor_draft_versions');
}

async function createLocks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('editor_locks')
    .addColumn('template_id', 'varchar(100)', (column) =>
      column.primaryKey().notNull().references('editor_templates.id'),
    )
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('editor_accounts.id'))
    .addColumn('account_name', 'varchar(100)', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}

export const editorDraftsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await createTemplates(database);
    await createDrafts(database);
    await createVersions(database);
    await createLocks(database);
  },
};
