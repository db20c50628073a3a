import type { Kysely, Migration } from 'kysely';

const keptAs = 'answered_link';

/** Links by which somebody without an account answers, and by which of them an approval was answered. */
export const approvalLinksMigration: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    for (const table of ['editor_approvals', 'editor_bundles'])
      await schema.alterTable(table).addColumn(keptAs, 'varchar(100)').execute();
    await schema
      .createTable('editor_approval_links')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
      .addColumn('token_hash', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('view_hash', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('template_id', 'varchar(100)', (column) => column.references('editor_templates.id'))
      .addColumn('bundle_id', 'varchar(36)')
      .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
      .addColumn('name', 'varchar(100)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('created_by_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('created_by_name', 'varchar(100)', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .addColumn('subject', 'varchar(300)', (column) => column.notNull())
      .addColumn('answer', 'varchar(20)')
      .addColumn('answered_by_name', 'varchar(100)')
      .addColumn('answered_at', 'bigint')
      .addColumn('answer_note', 'text')
      .execute();
    for (const [name, column] of [
      ['editor_approval_links_by_template', 'template_id'],
      ['editor_approval_links_by_bundle', 'bundle_id'],
    ] as const)
      await schema.createIndex(name).on('editor_approval_links').column(column).execute();
  },
};
