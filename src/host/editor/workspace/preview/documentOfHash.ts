import type { Kysely } from 'kysely';
import type { Database } from '../../../store/database';

/** Tables that keep whole documents of a template beside their hash, the likeliest first. */
const tables = [
  'editor_drafts',
  'template_revisions',
  'editor_draft_versions',
  'editor_bundle_members',
] as const;

/** Exact JSON text of a template by its hash, whatever has become of it; undefined: the host has no such bytes of it. */
export async function documentOfHash(
  database: Kysely<Database>,
  id: string,
  sha256: string,
): Promise<string | undefined> {
  for (const table of tables) {
    const row = await database
      .selectFrom(table)
      .select('document')
      .where('template_id', '=', id)
      .where('sha256', '=', sha256)
      .limit(1)
      .executeTakeFirst();
    if (row && row.document !== null) return row.document;
  }
  return undefined;
}
