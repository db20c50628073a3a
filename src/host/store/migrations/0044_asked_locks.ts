import type { Kysely, Migration } from 'kysely';

/** Which open page took the lock of a template, and who asks for it. Empty in what a host of an earlier version writes. */
export const askedLocksMigration: Migration = {
  async up(database: Kysely<unknown>) {
    // SQLite takes one column at a time.
    await database.schema.alterTable('editor_locks').addColumn('page', 'varchar(40)').execute();
    await database.schema.alterTable('editor_locks').addColumn('asked_by_id', 'varchar(36)').execute();
    await database.schema.alterTable('editor_locks').addColumn('asked_by_name', 'varchar(100)').execute();
  },
};
