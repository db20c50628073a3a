import type { Kysely, Migration } from 'kysely';

export const blockSwitchesMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('block_switches')
      .addColumn('template_id', 'varchar(100)', (column) => column.notNull())
      .addColumn('block_id', 'varchar(100)', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_by', 'varchar(64)', (column) => column.notNull())
      .addColumn('changed_by_name', 'varchar(200)', (column) => column.notNull())
      .addPrimaryKeyConstraint('block_switches_key', ['template_id', 'block_id'])
      .execute();
  },
};
