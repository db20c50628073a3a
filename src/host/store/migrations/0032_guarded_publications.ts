import type { Kysely, Migration } from 'kysely';

/** Revisions that some visitors get first, and what came of it. */
export const guardedPublicationsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('guarded_publications')
      // The value of the revision counter with which it was published.
      .addColumn('sequence', 'bigint', (column) => column.primaryKey().notNull())
      .addColumn('template_id', 'varchar(100)', (column) => column.notNull().references('templates.id'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('previous_revision', 'integer', (column) => column.notNull())
      .addColumn('share_percent', 'integer', (column) => column.notNull())
      .addColumn('planned_visits', 'bigint')
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'varchar(20)')
      .addColumn('figure', 'varchar(20)')
      .addColumn('counts', 'text')
      .addColumn('ended_at', 'bigint')
      .addColumn('ended_by', 'varchar(100)')
      .addColumn('read_at', 'bigint')
      .addColumn('read_by', 'varchar(100)')
      .execute();
    await database.schema
      .createIndex('guarded_publications_by_template')
      .on('guarded_publications')
      .columns(['template_id', 'ended_at'])
      .execute();
    // Empty in what a host of an earlier version writes: to everybody at once.
    await database.schema.alterTable('editor_schedules').addColumn('guarded_percent', 'integer').execute();
  },
};
