import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Kept replies are sealed and found by whom they are about. What stands there as it came is emptied and counts as
 * lost: nobody knows whom it is about. `laterIndexes` has their indexes.
 */
export const sealedRepliesMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('call_replies').addColumn('key_id', 'varchar(16)').execute();
    for (const name of ['phone_hash', 'session_hash']) {
      await database.schema.alterTable('call_replies').addColumn(name, 'varchar(64)').execute();
    }
    await sql`
      update call_replies set state = 'unknown', status = null, content_type = null, content_encoding = null, body = null
      where state = 'answered'`.execute(database);
  },
};
