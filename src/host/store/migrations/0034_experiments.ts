import type { Kysely, Migration } from 'kysely';

/** What was said of an experiment before it began, and when it began and ended. */
export const experimentsMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('template_experiments')
      .addColumn('template_id', 'varchar(100)', (column) => column.notNull())
      .addColumn('experiment', 'varchar(64)', (column) => column.notNull())
      .addColumn('main_figure', 'varchar(20)')
      .addColumn('smallest_change', 'integer')
      .addColumn('planned_visits', 'bigint')
      .addColumn('planned_days', 'integer')
      .addColumn('planned_at', 'bigint')
      .addColumn('planned_by', 'varchar(200)')
      .addColumn('started_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('kept_group', 'varchar(64)')
      .addColumn('ended_groups', 'text')
      .addPrimaryKeyConstraint('template_experiments_key', ['template_id', 'experiment'])
      .execute();
  },
};
