import { sql, type Kysely, type Migration } from 'kysely';

/** Folders of the editor's list. What is offline with a draft is called offline as well from now on. */
export const templateFoldersMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('editor_folders')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
      .addColumn('name', 'varchar(100)', (column) => column.notNull())
      // In lower case: two folders that differ in that alone would be taken for one.
      .addColumn('name_key', 'varchar(200)', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema
      .alterTable('editor_templates')
      .addColumn('folder_id', 'varchar(36)', (column) => column.references('editor_folders.id'))
      .execute();
    await sql`
      update editor_templates set state = 'ended'
      where state = 'draft' and id in (select id from templates where live_revision is null)
    `.execute(database);
  },
};
