import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';

/** In SQLite the key of a table without row ids is the table: half the bytes, and figures are read in one place. */
async function makeKeyTheTable(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('template_counts_new')
    .addColumn('template_id', 'varchar(100)', (column) => column.notNull())
    .addColumn('period', 'varchar(10)', (column) => column.notNull())
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('revision', 'varchar(64)', (column) => column.notNull())
    .addColumn('variant', 'varchar(400)', (column) => column.notNull())
    .addColumn('label', 'varchar(200)', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('template_counts_key', [
      'template_id',
      'period',
      'kind',
      'revision',
      'variant',
      'label',
    ])
    .modifyEnd(sql`without rowid`)
    .execute();
  await sql`insert into template_counts_new select template_id, period, kind, revision, variant, label, count from template_counts`.execute(
    database,
  );
  await database.schema.dropTable('template_counts').execute();
  await database.schema.alterTable('template_counts_new').renameTo('template_counts').execute();
}

/** The index by period repeated most of each row; along the key, old days are found without it. */
export const countsOnceMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.dropIndex('template_counts_by_period').execute();
    if (!(database.getExecutor().adapter instanceof PostgresAdapter)) await makeKeyTheTable(database);
  },
};
