import type { Kysely, Migration } from 'kysely';

/** A key names an operation whoever is signed in; hosts of the version before leave the new columns out. */
async function nameOperations(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('call_replies').addColumn('operation', 'varchar(64)').execute();
  await database.schema.alterTable('call_replies').addColumn('payload_hash', 'varchar(64)').execute();
  await database.schema.createIndex('call_replies_by_operation').on('call_replies').column('operation').unique().execute();
  await database.schema.createIndex('call_replies_by_state').on('call_replies').columns(['state', 'lease_ends_at']).execute();
  await database.schema.alterTable('sandbox_replies').addColumn('payload_hash', 'varchar(64)').execute();
}

export const keysAndEvidenceMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await nameOperations(database);
  },
};
