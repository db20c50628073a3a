import { type Kysely, type Migration, sql } from 'kysely';

/**
 * From now on days are counted by the clocks of a page's market. What was counted by UTC can't be split anew and stays as
 * it is: this says until when that was, where anything was counted.
 */
export const marketDaysMigration: Migration = {
  async up(database: Kysely<unknown>) {
    const now = Date.now();
    await sql`
      insert into count_housekeeping (name, done_at)
      select 'marketDays', ${sql.lit(now)} where exists (select 1 from template_counts)`.execute(database);
  },
};
