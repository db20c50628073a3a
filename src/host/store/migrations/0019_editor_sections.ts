import type { Kysely, Migration } from 'kysely';

/** Blocks that a team keeps under a name, to put them on other pages. */
export const editorSectionsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('editor_sections')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
      .addColumn('name', 'varchar(100)', (column) => column.notNull())
      .addColumn('search_name', 'varchar(200)', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('block_types', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('created_by_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('created_by_name', 'varchar(100)', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('editor_sections_by_name')
      .unique()
      .on('editor_sections')
      .column('search_name')
      .execute();
  },
};
