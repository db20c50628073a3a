import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A schedule knows what there was when it was set: what was live, an end what the newest revision was. Those that are
 * set already are held against what there is now.
 */
export const scheduleSeenRevisionMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('editor_schedules')
      // Empty where a host of an earlier version sets one meanwhile: it does not know of this column.
      .addColumn('seen_revision', 'integer')
      .execute();
    await sql`
      update editor_schedules
      set seen_revision = case
        when document is null
        then coalesce((select max(revision) from template_revisions where template_id = editor_schedules.template_id), 0)
        else coalesce((select live_revision from templates where templates.id = editor_schedules.template_id), 0)
      end
    `.execute(database);
  },
};
