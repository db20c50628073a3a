import type { Kysely, Migration } from 'kysely';

/** Events about a bundle have an order of their own. */
export const bundleEventsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('webhook_deliveries')
      .addColumn('bundle_id', 'varchar(36)', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
