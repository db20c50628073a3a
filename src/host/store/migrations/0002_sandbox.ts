import type { Kysely, Migration } from 'kysely';

async function createSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sandbox_sessions')
    .addColumn('sid', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('captcha_answer', 'varchar(8)')
    .addColumn('accepted_captcha', 'varchar(8)')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createPhones(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sandbox_phones')
    .addColumn('phone', 'varchar(20)', (column) => column.primaryKey().notNull())
    .addColumn('sms_code', 'varchar(6)')
    .addColumn('sms_code_expires_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('sandbox_sms')
    .addColumn('phone', 'varchar(20)', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('sandbox_sms_by_phone')
    .on('sandbox_sms')
    .columns(['phone', 'expires_at'])
    .execute();
}

async function createRegistrations(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sandbox_registrations')
    .addColumn('phone', 'varchar(20)', (column) => column.primaryKey().notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('registered_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createReplies(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sandbox_replies')
    .addColumn('idempotency_key', 'varchar(255)', (column) => column.primaryKey().notNull())
    .addColumn('fingerprint', 'varchar(64)', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createEventCounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sandbox_event_counts')
    .addColumn('page_id', 'varchar(100)', (column) => column.notNull())
    .addColumn('day', 'varchar(10)', (column) => column.notNull())
    .addColumn('event', 'varchar(20)', (column) => column.notNull())
    .addColumn('variant', 'varchar(100)', (column) => column.notNull())
    .addColumn('utm_tag', 'varchar(100)', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sandbox_event_counts_key', ['page_id', 'day', 'event', 'variant', 'utm_tag'])
    .execute();
}

async function indexExpiry(database: Kysely<unknown>): Promise<void> {
  for (const table of ['sandbox_sessions', 'sandbox_phones', 'sandbox_sms', 'sandbox_replies']) {
    await database.schema.createIndex(`${table}_by_expiry`).on(table).column('expires_at').execute();
  }
}

export const sandboxMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await createSessions(database);
    await createPhones(database);
    await createRegistrations(database);
    await createReplies(database);
    await createEventCounts(database);
    await indexExpiry(database);
  },
};
