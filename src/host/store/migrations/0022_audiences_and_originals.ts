import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';

/** A table beside `template_counts`, so that hosts of the version before go on counting while a new one is rolled out. */
async function createAudiences(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('audience_counts')
    .addColumn('template_id', 'varchar(100)', (column) => column.notNull())
    .addColumn('period', 'varchar(10)', (column) => column.notNull())
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('language', 'varchar(10)', (column) => column.notNull())
    .addColumn('client_type', 'varchar(10)', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('audience_counts_key', [
      'template_id',
      'period',
      'kind',
      'language',
      'client_type',
    ])
    .execute();
}

async function createOriginals(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable('picture_originals')
    .addColumn('picture_id', 'varchar(32)', (column) =>
      column.primaryKey().notNull().references('pictures.id').onDelete('cascade'),
    )
    .addColumn('content', isPostgres ? 'bytea' : sql`blob`, (column) => column.notNull())
    .execute();
}

/** Events by language and phone, and what pictures are cropped from. */
export const audiencesAndOriginalsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await createAudiences(database);
    await createOriginals(database);
  },
};
