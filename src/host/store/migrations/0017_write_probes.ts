import type { Kysely, Migration } from 'kysely';

/** Where hosts see whether the database takes writes. */
export const writeProbesMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('write_probes')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
