import type { Kysely, Migration } from 'kysely';

export const statisticsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('template_counts')
      .addColumn('template_id', 'varchar(100)', (column) => column.notNull())
      .addColumn('period', 'varchar(10)', (column) => column.notNull())
      .addColumn('kind', 'varchar(20)', (column) => column.notNull())
      .addColumn('revision', 'varchar(64)', (column) => column.notNull())
      .addColumn('variant', 'varchar(400)', (column) => column.notNull())
      .addColumn('label', 'varchar(200)', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      // In the order that figures are asked in: of one template, over some days, of some kind.
      .addPrimaryKeyConstraint('template_counts_key', [
        'template_id',
        'period',
        'kind',
        'revision',
        'variant',
        'label',
      ])
      .execute();
    await database.schema
      .createIndex('template_counts_by_period')
      .on('template_counts')
      .column('period')
      .execute();
    await database.schema
      .createTable('count_housekeeping')
      .addColumn('name', 'varchar(20)', (column) => column.primaryKey().notNull())
      .addColumn('done_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
