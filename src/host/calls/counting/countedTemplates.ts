import { sql, type Kysely } from 'kysely';
import type { Database } from '../../store/database';

/** Of one transaction: enough to get on, few enough that nobody who is served meanwhile notices. */
const templatesAtOnce = 20;

/** From one template to the next along the table's key, however many rows lie between. */
async function templatesAfter(database: Kysely<Database>, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    with recursive step(id) as (
      select min(template_id) from template_counts where template_id > ${id}
      union all
      select (select min(template_id) from template_counts where template_id > step.id) from step where step.id is not null
    )
    select id from step where id is not null limit ${sql.lit(templatesAtOnce)}`.execute(database);
  return rows.map((row) => row.id);
}

/** Ids of all templates that have counts, some at a time. */
export async function* countedTemplates(database: Kysely<Database>): AsyncGenerator<readonly string[]> {
  let ids = await templatesAfter(database, '');
  while (ids.length > 0) {
    yield ids;
    ids = await templatesAfter(database, ids.at(-1) ?? '');
  }
}
