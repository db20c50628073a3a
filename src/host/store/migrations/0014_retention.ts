import type { Kysely, Migration } from 'kysely';

/** What retention looks for, by table and column: without these it read all of a table to find what is over. */
const indexes = [
  ['agreement_evidence', 'page_sha256', 'page_text'],
  ['agreement_evidence', 'agreement_sha256', 'agreement_text'],
  ['editor_audit', 'at', 'time'],
  ['block_faults', 'last_at', 'time'],
  ['sandbox_registrations', 'registered_at', 'time'],
] as const;

export const retentionMigration: Migration = {
  async up(database: Kysely<unknown>) {
    for (const [table, column, name] of indexes) {
      await database.schema.createIndex(`${table}_by_${name}`).on(table).column(column).execute();
    }
  },
};
