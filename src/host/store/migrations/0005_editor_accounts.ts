import { PostgresAdapter, type Kysely, type Migration } from 'kysely';
import { protectRows } from './protectRows';

async function createAccounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('editor_accounts')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
    .addColumn('email', 'varchar(200)', (column) => column.notNull().unique())
    .addColumn('name', 'varchar(100)', (column) => column.notNull())
    .addColumn('role', 'varchar(20)', (column) => column.notNull())
    .addColumn('language', 'varchar(5)', (column) => column.notNull())
    .addColumn('password_hash', 'varchar(300)')
    .addColumn('is_one_time', 'integer', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_signed_in_at', 'bigint')
    .execute();
}

async function createSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('editor_sessions')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
    .addColumn('token_hash', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('editor_accounts.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('user_agent', 'varchar(300)', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('editor_sessions_by_account')
    .on('editor_sessions')
    .columns(['account_id', 'last_seen_at'])
    .execute();
  await database.schema
    .createIndex('editor_sessions_by_expiry')
    .on('editor_sessions')
    .column('expires_at')
    .execute();
}

async function createInvitations(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('editor_invitations')
    .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('editor_accounts.id'))
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createAttempts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('editor_attempts')
    .addColumn('subject', 'varchar(80)', (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('editor_attempts_by_end')
    .on('editor_attempts')
    .column('window_ends_at')
    .execute();
}

async function createSettings(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('editor_settings')
    .addColumn('name', 'varchar(40)', (column) => column.primaryKey().notNull())
    .addColumn('value', 'varchar(200)', (column) => column.notNull())
    .execute();
}

async function createAudit(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable('editor_audit')
    .addColumn('id', isPostgres ? 'bigserial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('account_id', 'varchar(36)')
    .addColumn('account_name', 'varchar(200)', (column) => column.notNull())
    .addColumn('action', 'varchar(40)', (column) => column.notNull())
    .addColumn('subject', 'varchar(300)', (column) => column.notNull())
    .addColumn('template_id', 'varchar(100)')
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['template_id', 'account_id']) {
    await database.schema
      .createIndex(`editor_audit_by_${column}`)
      .on('editor_audit')
      .columns([column, 'id'])
      .execute();
  }
  await protectRows(database, 'editor_audit');
}

export const editorAccountsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await createAccounts(database);
    await createSessions(database);
    await createInvitations(database);
    await createAttempts(database);
    await createSettings(database);
    await createAudit(database);
  },
};
