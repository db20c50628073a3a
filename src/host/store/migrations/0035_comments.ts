import { PostgresAdapter, type Kysely, type Migration } from 'kysely';

async function createComments({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('editor_comment_threads')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
    .addColumn('template_id', 'varchar(100)', (column) => column.notNull().references('editor_templates.id'))
    .addColumn('block_id', 'varchar(100)')
    .addColumn('block_type', 'varchar(100)')
    .addColumn('block', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('resolved_at', 'bigint')
    .addColumn('resolved_by_id', 'varchar(36)')
    .addColumn('resolved_version', 'integer')
    .addColumn('resolved_with_change', 'integer')
    .execute();
  await schema
    .createTable('editor_comments')
    .addColumn('thread_id', 'varchar(36)', (column) =>
      column.notNull().references('editor_comment_threads.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('mentions', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('edited_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .addPrimaryKeyConstraint('editor_comments_key', ['thread_id', 'number'])
    .execute();
  await schema
    .createTable('editor_comment_reads')
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull())
    .addColumn('thread_id', 'varchar(36)', (column) =>
      column.notNull().references('editor_comment_threads.id').onDelete('cascade'),
    )
    .addColumn('read_to', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('editor_comment_reads_key', ['account_id', 'thread_id'])
    .execute();
}

async function createNotices(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable('editor_notices')
    .addColumn('position', isPostgres ? 'bigserial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull())
    .addColumn('kind', 'varchar(30)', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('template_id', 'varchar(100)')
    .addColumn('bundle_id', 'varchar(36)')
    .addColumn('thread_id', 'varchar(36)', (column) =>
      column.references('editor_comment_threads.id').onDelete('cascade'),
    )
    .addColumn('comment_number', 'integer')
    .addColumn('by_name', 'varchar(200)', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('is_mail_due', 'integer', (column) => column.notNull())
    .addColumn('mailed_at', 'bigint')
    .execute();
}

/** What people write about templates, and what each is told of. */
export const commentsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await createComments(database);
    await createNotices(database);
    await schema
      .alterTable('editor_templates')
      .addColumn('comment_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('editor_accounts')
      .addColumn('mail_choice', 'varchar(10)', (column) => column.notNull().defaultTo('atOnce'))
      .execute();
    for (const [name, table, columns] of [
      ['editor_comment_threads_by_template', 'editor_comment_threads', ['template_id', 'resolved_at']],
      ['editor_comment_threads_by_end', 'editor_comment_threads', ['resolved_at']],
      ['editor_comment_reads_by_thread', 'editor_comment_reads', ['thread_id']],
      ['editor_notices_by_account', 'editor_notices', ['account_id', 'position']],
      ['editor_notices_by_thread', 'editor_notices', ['thread_id']],
      ['editor_notices_by_mail', 'editor_notices', ['is_mail_due', 'at']],
      ['editor_notices_by_time', 'editor_notices', ['at']],
    ] as const)
      await schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
  },
};
