import type { Kysely, Migration } from 'kysely';

/** How a loan was agreed to, and until when a market has that kept. Hosts of the version before leave the columns out. */
export const consentActsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    for (const [column, type] of [
      ['act', 'varchar(10)'],
      ['act_at', 'bigint'],
      ['act_hash', 'varchar(64)'],
      ['kept_until', 'bigint'],
    ] as const) {
      await database.schema.alterTable('agreement_evidence').addColumn(column, type).execute();
    }
  },
};
