import type { Kysely, Migration } from 'kysely';

/** What is told while a guarded publication runs, by networks that nobody can name. */
export const guardSignalsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('guard_signals')
      .addColumn('sequence', 'bigint', (column) => column.notNull())
      .addColumn('network', 'varchar(20)', (column) => column.notNull())
      .addColumn('kind', 'varchar(20)', (column) => column.notNull())
      .addColumn('label', 'varchar(200)', (column) => column.notNull())
      .addColumn('old_count', 'bigint', (column) => column.notNull())
      .addColumn('new_count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('guard_signals_key', ['sequence', 'network', 'kind', 'label'])
      .execute();
  },
};
