import type { Kysely, Migration } from 'kysely';
import { protectEvidence } from './protectEvidence';

/** A key names an operation whoever is signed in; hosts of the version before leave the new columns out. */
async function nameOperations(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('call_replies').addColumn('operation', 'varchar(64)').execute();
  await database.schema.alterTable('call_replies').addColumn('payload_hash', 'varchar(64)').execute();
  // Not later, as other indexes of tables in use: without it two hosts could claim one operation. It is of a column that is still empty.
  await database.schema
    .createIndex('call_replies_by_operation')
    .on('call_replies')
    .column('operation')
    .unique()
    .execute();
  await database.schema.alterTable('sandbox_replies').addColumn('payload_hash', 'varchar(64)').execute();
}

/** What is there is chained by the hosts: none of the version before writes it any more by then. */
async function chainEvidence(database: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ['linked_agreement_id', 'varchar(100)'],
    ['statement', 'varchar(10)'],
    ['salt', 'varchar(32)'],
  ] as const) {
    await database.schema.alterTable('agreement_evidence').addColumn(column, type).execute();
  }
  await database.schema
    .createTable('agreement_outcomes')
    .addColumn('position', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('evidence_id', 'varchar(64)', (column) => column.notNull())
    .addColumn('outcome', 'varchar(10)', (column) => column.notNull())
    .addColumn('order_no', 'varchar(64)')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('salt', 'varchar(32)', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('evidence_links')
    .addColumn('position', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('evidence_id', 'varchar(64)', (column) => column.notNull())
    .addColumn('content_sha256', 'varchar(64)', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('previous_hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('hash', 'varchar(64)', (column) => column.notNull())
    .execute();
  for (const table of ['agreement_outcomes', 'evidence_links']) {
    await database.schema
      .createIndex(`${table}_by_evidence`)
      .on(table)
      .columns(['evidence_id', 'position'])
      .execute();
  }
  await protectEvidence(database);
}

export const keysAndEvidenceMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await nameOperations(database);
    await chainEvidence(database);
  },
};
