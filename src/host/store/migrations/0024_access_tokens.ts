import type { Kysely, Migration } from 'kysely';

/** What programs make calls of the editor with. */
export const accessTokensMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('editor_tokens')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
      .addColumn('token_hash', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('kind', 'varchar(10)', (column) => column.notNull())
      .addColumn('name', 'varchar(60)', (column) => column.notNull())
      .addColumn('scope', 'varchar(10)', (column) => column.notNull())
      .addColumn('markets', 'text')
      .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('editor_accounts.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .addColumn('revoked_at', 'bigint')
      .execute();
    await database.schema
      .createIndex('editor_tokens_by_account')
      .on('editor_tokens')
      .column('account_id')
      .execute();
  },
};
