import type { Kysely } from 'kysely';
import type { Database } from '../../../store/database';

/** What templates are called, by their ids. */
export async function namesOf(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('editor_templates')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
