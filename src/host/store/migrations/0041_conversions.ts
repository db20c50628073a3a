import type { Kysely, Migration } from 'kysely';

/** Registrations that came by an advert's click, each on its way to an endpoint of the brand. */
export const conversionsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('conversions')
      .addColumn('event_id', 'varchar(40)', (column) => column.notNull())
      .addColumn('endpoint', 'varchar(40)', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('key_id', 'varchar(16)')
      .addColumn('phone_hash', 'varchar(64)')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'varchar(10)', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('problem', 'varchar(20)')
      .addPrimaryKeyConstraint('conversions_key', ['event_id', 'endpoint'])
      .execute();
    for (const [name, columns] of [
      ['conversions_by_state', ['state', 'next_at']],
      ['conversions_by_time', ['created_at']],
      ['conversions_by_phone', ['phone_hash']],
    ] as const) {
      await database.schema
        .createIndex(name)
        .on('conversions')
        .columns([...columns])
        .execute();
    }
  },
};
