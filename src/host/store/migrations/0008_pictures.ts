import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';

async function createPictures(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('pictures')
    .addColumn('id', 'varchar(32)', (column) => column.primaryKey().notNull())
    .addColumn('name', 'varchar(200)', (column) => column.notNull())
    .addColumn('search_name', 'varchar(400)', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'varchar(64)', (column) => column.notNull())
    .addColumn('created_by_name', 'varchar(200)', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('pictures_by_age').on('pictures').columns(['created_at', 'id']).execute();
  await database.schema.createIndex('pictures_by_content').on('pictures').column('sha256').execute();
}

async function createPictureFiles(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable('picture_files')
    .addColumn('name', 'varchar(60)', (column) => column.primaryKey().notNull())
    .addColumn('picture_id', 'varchar(32)', (column) =>
      column.notNull().references('pictures.id').onDelete('cascade'),
    )
    .addColumn('type', 'varchar(20)', (column) => column.notNull())
    .addColumn('content', isPostgres ? 'bytea' : sql`blob`, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('picture_files_by_picture')
    .on('picture_files')
    .column('picture_id')
    .execute();
}

async function createSecrets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('host_secrets')
    .addColumn('name', 'varchar(40)', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'varchar(100)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Uploaded pictures, and the key that signs preview links. */
export const picturesMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await createPictures(database);
    await createPictureFiles(database);
    await createSecrets(database);
  },
};
