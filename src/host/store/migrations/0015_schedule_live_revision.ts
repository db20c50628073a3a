import { sql, type Kysely, type Migration } from 'kysely';

/** A schedule knows what was live when it was set; those that are set already are held against what is live now. */
export const scheduleLiveRevisionMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('editor_schedules')
      // Empty where a host of an earlier version set the schedule meanwhile: it does not know of this column.
      .addColumn('live_revision', 'integer')
      .execute();
    await sql`
      update editor_schedules
      set live_revision = coalesce((select live_revision from templates where templates.id = editor_schedules.template_id), 0)
    `.execute(database);
  },
};
