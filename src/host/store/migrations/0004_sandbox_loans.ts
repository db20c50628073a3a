import { PostgresAdapter, sql, type CreateTableBuilder, type Kysely, type Migration } from 'kysely';

async function createBorrowers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sandbox_borrowers')
    .addColumn('borrower', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('score', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** A column that names the borrower, with whom the row goes. */
const addBorrower = <Name extends string, Columns extends string>(table: CreateTableBuilder<Name, Columns>) =>
  table.addColumn('borrower', 'varchar(64)', (column) =>
    column.notNull().references('sandbox_borrowers.borrower').onDelete('cascade'),
  );

async function createOrders(database: Kysely<unknown>): Promise<void> {
  await addBorrower(database.schema.createTable('sandbox_orders'))
    .addColumn('order_no', 'varchar(40)', (column) => column.notNull())
    .addColumn('product_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('principal', 'bigint', (column) => column.notNull())
    .addColumn('coupon', 'bigint', (column) => column.notNull())
    .addColumn('paid', 'bigint', (column) => column.notNull())
    .addColumn('extended_days', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('taken_at', 'bigint')
    .addPrimaryKeyConstraint('sandbox_orders_key', ['borrower', 'order_no'])
    .execute();
}

async function createPayments(database: Kysely<unknown>): Promise<void> {
  await addBorrower(database.schema.createTable('sandbox_payments'))
    .addColumn('record_id', 'varchar(40)', (column) => column.primaryKey().notNull())
    .addColumn('order_no', 'varchar(40)', (column) => column.notNull())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('way', 'varchar(10)', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('sms_code', 'varchar(6)')
    .addColumn('sms_code_expires_at', 'bigint')
    .addColumn('settles_at', 'bigint')
    .addColumn('done_at', 'bigint')
    .execute();
  await database.schema
    .createIndex('sandbox_payments_by_borrower')
    .on('sandbox_payments')
    .columns(['borrower', 'settles_at'])
    .execute();
}

async function createComplaints(database: Kysely<unknown>): Promise<void> {
  await addBorrower(database.schema.createTable('sandbox_complaints'))
    .addColumn('id', 'varchar(20)', (column) => column.notNull())
    .addColumn('order_no', 'varchar(40)', (column) => column.notNull())
    .addColumn('type', 'varchar(20)', (column) => column.notNull())
    .addColumn('son_type', 'varchar(20)', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint', (column) => column.notNull())
    .addColumn('score', 'integer')
    .addPrimaryKeyConstraint('sandbox_complaints_key', ['borrower', 'id'])
    .execute();
}

async function createUploads(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await addBorrower(database.schema.createTable('sandbox_uploads'))
    .addColumn('name', 'varchar(60)', (column) => column.primaryKey().notNull())
    .addColumn('content', isPostgres ? 'bytea' : sql`blob`, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('sandbox_uploads_by_borrower')
    .on('sandbox_uploads')
    .column('borrower')
    .execute();
}

async function createStumbles(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sandbox_stumbles')
    .addColumn('name', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

export const sandboxLoansMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await createBorrowers(database);
    await createOrders(database);
    await createPayments(database);
    await createComplaints(database);
    await createUploads(database);
    await createStumbles(database);
    for (const table of ['sandbox_borrowers', 'sandbox_stumbles']) {
      await database.schema.createIndex(`${table}_by_expiry`).on(table).column('expires_at').execute();
    }
  },
};
