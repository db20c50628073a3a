import type { Kysely, Migration } from 'kysely';

/** Whoever is asked for approval may ask for a change instead, and says which. */
export const changeRequestsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    const add = (name: string, type: 'varchar(36)' | 'varchar(100)' | 'bigint' | 'text') =>
      database.schema.alterTable('editor_approvals').addColumn(name, type).execute();
    // Empty in what a host of an earlier version writes: nobody has asked for a change.
    await add('change_asked_by_id', 'varchar(36)');
    await add('change_asked_by_name', 'varchar(100)');
    await add('change_asked_at', 'bigint');
    await add('change_note', 'text');
  },
};
