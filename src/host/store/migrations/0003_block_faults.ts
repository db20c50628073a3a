import type { Kysely, Migration } from 'kysely';

export const blockFaultsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('block_faults')
      .addColumn('template_id', 'varchar(100)', (column) => column.notNull())
      .addColumn('revision', 'varchar(64)', (column) => column.notNull())
      .addColumn('block_id', 'varchar(100)', (column) => column.notNull())
      .addColumn('fault', 'varchar(64)', (column) => column.notNull())
      .addColumn('block_type', 'varchar(64)', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('block_faults_key', ['template_id', 'revision', 'block_id', 'fault'])
      .execute();
  },
};
