import type { Kysely, Migration } from 'kysely';

/** The sandbox is a program with a database of its own. Those that name a borrower go before the borrowers. */
export const sandboxTables: readonly string[] = [
  ...['sandbox_orders', 'sandbox_payments', 'sandbox_complaints', 'sandbox_uploads', 'sandbox_borrowers'],
  ...['sandbox_sessions', 'sandbox_phones', 'sandbox_sms', 'sandbox_registrations'],
  ...['sandbox_replies', 'sandbox_event_counts', 'sandbox_stumbles'],
];

export const sandboxMovedMigration: Migration = {
  async up(database: Kysely<unknown>) {
    for (const table of sandboxTables) await database.schema.dropTable(table).execute();
  },
};
