import type { Kysely, Migration } from 'kysely';

/** Whether a key may live on several devices at once; null: it was made known before this, and says so when it is next used. */
export const syncedKeysMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('editor_second_factors').addColumn('is_synced', 'integer').execute();
  },
};
