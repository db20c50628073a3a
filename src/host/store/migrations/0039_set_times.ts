import type { Kysely, Migration } from 'kysely';

/** For which moment a move was set that a host made by itself; null: somebody made it, or it is older than this. */
export const setTimesMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('template_publications').addColumn('set_for', 'bigint').execute();
  },
};
