import type { Kysely, Migration } from 'kysely';

/** What somebody signs in with beside the password, and sign-ins that wait for it. */
export const secondFactorsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .alterTable('editor_sessions')
      .addColumn('authenticated_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('editor_second_factors')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('editor_accounts.id'))
      .addColumn('kind', 'varchar(10)', (column) => column.notNull())
      .addColumn('name', 'varchar(60)', (column) => column.notNull())
      .addColumn('secret', 'text')
      .addColumn('key_id', 'varchar(16)')
      .addColumn('credential_id', 'varchar(1400)', (column) => column.unique())
      .addColumn('public_key', 'text')
      .addColumn('transports', 'varchar(200)')
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await schema
      .createIndex('editor_second_factors_by_account')
      .on('editor_second_factors')
      .column('account_id')
      .execute();
    await schema
      .createTable('editor_recovery_codes')
      .addColumn('code_hash', 'varchar(64)', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('editor_accounts.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('editor_recovery_codes_by_account')
      .on('editor_recovery_codes')
      .column('account_id')
      .execute();
    await schema
      .createTable('editor_pending_sign_ins')
      .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('editor_accounts.id'))
      .addColumn('page_hash', 'varchar(64)', (column) => column.notNull())
      .addColumn('user_agent', 'varchar(300)', (column) => column.notNull())
      .addColumn('challenge', 'varchar(100)')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('editor_factor_setups')
      .addColumn('session_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('kind', 'varchar(10)', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('key_id', 'varchar(16)')
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('editor_factor_setups_key', ['session_id', 'kind'])
      .execute();
  },
};
