import type { Kysely, Migration } from 'kysely';
import { protectRows } from './protectRows';

async function createTemplates(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('templates')
    .addColumn('id', 'varchar(100)', (column) => column.primaryKey().notNull())
    .addColumn('live_revision', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createRevisions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('template_revisions')
    .addColumn('template_id', 'varchar(100)', (column) => column.notNull().references('templates.id'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'varchar(200)', (column) => column.notNull())
    .addPrimaryKeyConstraint('template_revisions_key', ['template_id', 'revision'])
    .execute();
  await protectRows(database, 'template_revisions');
}

async function createPublications(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('template_publications')
    .addColumn('sequence', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('template_id', 'varchar(100)', (column) => column.notNull().references('templates.id'))
    .addColumn('action', 'varchar(20)', (column) => column.notNull())
    .addColumn('revision', 'integer')
    .addColumn('previous_revision', 'integer')
    .addColumn('published_by', 'varchar(200)', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('template_publications_by_template')
    .on('template_publications')
    .columns(['template_id', 'sequence'])
    .execute();
  await protectRows(database, 'template_publications');
}

async function createCounter(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('template_counter')
    .addColumn('name', 'varchar(20)', (column) => column.primaryKey().notNull())
    .addColumn('value', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

export const templatesMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await createTemplates(database);
    await createRevisions(database);
    await createPublications(database);
    await createCounter(database);
  },
};
