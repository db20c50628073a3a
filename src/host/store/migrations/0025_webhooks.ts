import { PostgresAdapter, type Kysely, type Migration } from 'kysely';

async function createEndpoints(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('webhook_endpoints')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
    .addColumn('name', 'varchar(60)', (column) => column.notNull())
    .addColumn('url', 'varchar(500)', (column) => column.notNull())
    .addColumn('events', 'text')
    .addColumn('markets', 'text')
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('previous_secret', 'text')
    .addColumn('previous_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by_name', 'varchar(200)', (column) => column.notNull())
    .execute();
}

async function createDeliveries(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable('webhook_deliveries')
    .addColumn('position', isPostgres ? 'bigserial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('endpoint_id', 'varchar(36)', (column) =>
      column.notNull().references('webhook_endpoints.id').onDelete('cascade'),
    )
    .addColumn('event_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('type', 'varchar(60)', (column) => column.notNull())
    .addColumn('template_id', 'varchar(100)', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('give_up_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('tried_at', 'bigint')
    .addColumn('status', 'integer')
    .addColumn('problem', 'varchar(20)')
    .execute();
  for (const [name, columns] of [
    ['webhook_deliveries_by_state', ['state', 'next_at']],
    ['webhook_deliveries_by_template', ['endpoint_id', 'template_id', 'position']],
    ['webhook_deliveries_by_endpoint', ['endpoint_id', 'position']],
    ['webhook_deliveries_by_time', ['created_at']],
  ] as const) {
    await database.schema
      .createIndex(name)
      .on('webhook_deliveries')
      .columns([...columns])
      .execute();
  }
}

/** Who is told of what happens, and each event on its way to one of them. */
export const webhooksMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await createEndpoints(database);
    await createDeliveries(database);
  },
};
