import type { Kysely, Migration } from 'kysely';

/** Templates that are approved and published together. */
export const bundlesMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('editor_bundles')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
      .addColumn('name', 'varchar(100)', (column) => column.notNull())
      .addColumn('state', 'varchar(20)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('created_by_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('created_by_name', 'varchar(100)', (column) => column.notNull())
      .addColumn('asked_sha256', 'varchar(64)')
      .addColumn('requested_by_id', 'varchar(36)')
      .addColumn('requested_by_name', 'varchar(100)')
      .addColumn('requested_at', 'bigint')
      .addColumn('note', 'text')
      .addColumn('answer', 'varchar(20)')
      .addColumn('answered_by_name', 'varchar(100)')
      .addColumn('answered_at', 'bigint')
      .addColumn('answer_note', 'text')
      .addColumn('publish_at', 'bigint')
      .addColumn('by_id', 'varchar(36)')
      .addColumn('by_name', 'varchar(100)')
      .addColumn('reason', 'text')
      .addColumn('published_at', 'bigint')
      .addColumn('rolled_back_at', 'bigint')
      .addColumn('rolled_back_by_name', 'varchar(100)')
      .addColumn('rollback_reason', 'text')
      .addColumn('failed_at', 'bigint')
      .addColumn('failed_publish_at', 'bigint')
      .addColumn('failed_why', 'varchar(20)')
      .addColumn('failed_template_id', 'varchar(100)')
      .execute();
    await database.schema
      .createTable('editor_bundle_members')
      .addColumn('bundle_id', 'varchar(36)', (column) => column.notNull().references('editor_bundles.id'))
      .addColumn('template_id', 'varchar(100)', (column) =>
        column.notNull().references('editor_templates.id'),
      )
      .addColumn('asked_sha256', 'varchar(64)')
      .addColumn('sha256', 'varchar(64)')
      .addColumn('document', 'text')
      .addColumn('seen_revision', 'integer')
      .addColumn('published_revision', 'integer')
      .addColumn('previous_revision', 'integer')
      .addPrimaryKeyConstraint('editor_bundle_members_key', ['bundle_id', 'template_id'])
      .execute();
    await database.schema
      .createIndex('editor_bundle_members_by_template')
      .on('editor_bundle_members')
      .column('template_id')
      .execute();
    await database.schema
      .createIndex('editor_bundles_by_state')
      .on('editor_bundles')
      .columns(['state', 'publish_at'])
      .execute();
  },
};
