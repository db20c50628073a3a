import type { Kysely, Migration } from 'kysely';

/** Links by which somebody without an account approves exactly the bytes that they were made for. */
export const approvalLinksMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('editor_approval_links')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
      .addColumn('token_hash', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('template_id', 'varchar(100)', (column) => column.references('editor_templates.id'))
      .addColumn('bundle_id', 'varchar(36)')
      .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
      .addColumn('name', 'varchar(100)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('created_by_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('created_by_name', 'varchar(100)', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .addColumn('answer', 'varchar(20)')
      .addColumn('answered_by_name', 'varchar(100)')
      .addColumn('answered_at', 'bigint')
      .addColumn('answer_note', 'text')
      .execute();
    await database.schema
      .createIndex('editor_approval_links_by_template')
      .on('editor_approval_links')
      .column('template_id')
      .execute();
    await database.schema
      .createIndex('editor_approval_links_by_bundle')
      .on('editor_approval_links')
      .column('bundle_id')
      .execute();
  },
};
