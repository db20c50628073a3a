import type { Kysely, Migration } from 'kysely';

async function createLimits(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('call_limit_subjects')
    .addColumn('subject', 'varchar(120)', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('call_limit_events')
    .addColumn('subject', 'varchar(120)', (column) => column.notNull())
    .addColumn('event', 'varchar(64)', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('call_limit_events_key', ['subject', 'event'])
    .execute();
  await database.schema
    .createIndex('call_limit_events_by_subject')
    .on('call_limit_events')
    .columns(['subject', 'expires_at'])
    .execute();
}

async function createReplies(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('call_replies')
    .addColumn('fingerprint', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('lease_ends_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('content_type', 'varchar(200)')
    .addColumn('content_encoding', 'varchar(40)')
    .addColumn('body', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createEvidence(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('agreement_texts')
    .addColumn('sha256', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('first_shown_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('agreement_evidence')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('call', 'varchar(40)', (column) => column.notNull())
    .addColumn('key_id', 'varchar(16)', (column) => column.notNull())
    .addColumn('person', 'varchar(64)', (column) => column.notNull())
    .addColumn('order_no', 'varchar(64)')
    .addColumn('page_id', 'varchar(100)', (column) => column.notNull())
    .addColumn('page_revision', 'varchar(64)', (column) => column.notNull())
    .addColumn('page_sha256', 'varchar(64)')
    .addColumn('agreement_id', 'varchar(100)', (column) => column.notNull())
    .addColumn('agreement_revision', 'varchar(64)', (column) => column.notNull())
    .addColumn('agreement_sha256', 'varchar(64)')
    .addColumn('language', 'varchar(5)', (column) => column.notNull())
    .addColumn('offer', 'text', (column) => column.notNull())
    .addColumn('outcome', 'varchar(10)', (column) => column.notNull())
    .addColumn('shown_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('agreement_evidence_by_person')
    .on('agreement_evidence')
    .column('person')
    .execute();
}

export const trustMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await createLimits(database);
    await createReplies(database);
    await createEvidence(database);
    for (const table of ['call_limit_subjects', 'call_limit_events', 'call_replies']) {
      await database.schema.createIndex(`${table}_by_expiry`).on(table).column('expires_at').execute();
    }
    await database.schema
      .createIndex('agreement_evidence_by_time')
      .on('agreement_evidence')
      .column('shown_at')
      .execute();
  },
};
