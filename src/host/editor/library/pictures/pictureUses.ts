import { sql, type Kysely, type Transaction } from 'kysely';
import type { PictureUse } from '../../../../generated/editor';
import { isServer, type Database } from '../../../store/database';

/** Uploaded pictures by the id in their addresses. */
const idInDocument = /\/pictures\/([A-Za-z0-9_-]{22})-\d{1,5}\.(?:avif|webp)/g;

const pictureIds = (document: string): string[] => [
  ...new Set([...document.matchAll(idInDocument)].map(([, id = '']) => id)),
];

async function lockPictures(
  open: Transaction<Database>,
  ids: readonly string[],
  strength: 'for share' | 'for update',
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  // SQLite has one writer at a time.
  const suffix = isServer(open) ? sql.raw(strength) : sql``;
  const { rows } = await sql<{ readonly id: string }>`
    select id from pictures where id in (${sql.join(ids)}) order by id ${suffix}`.execute(open);
  return rows.map(({ id }) => id);
}

/**
 * Storing a document locks its pictures until that is done: deleting one waits, and then sees the use.
 * @returns ids of pictures that are gone
 */
export async function holdPictures(
  open: Transaction<Database>,
  document: string,
): Promise<readonly string[]> {
  const named = pictureIds(document).sort();
  const there = new Set(await lockPictures(open, named, 'for share'));
  return named.filter((id) => !there.has(id));
}

/** Waits for those who hold it; false where it is gone. */
export const lockForDeleting = async (open: Transaction<Database>, id: string): Promise<boolean> =>
  (await lockPictures(open, [id], 'for update')).length > 0;

const kinds: readonly PictureUse['kind'][] = ['live', 'draft', 'schedule', 'revision', 'version', 'section'];

/**
 * Everywhere a picture stands, each place once by the first of its kinds. One statement, so that what moves from a draft to a
 * revision meanwhile is seen in one of them.
 */
export async function findUses(database: Kysely<Database>, id: string): Promise<PictureUse[]> {
  const pattern = `%${id.replace(/[\\%_]/g, '\\$&')}-%`;
  const named = sql`like ${pattern} escape '\\'`;
  const { rows } = await sql<PictureUse>`
    select used.kind as kind, used.id as id, coalesce(used.name, templates.name, used.id) as name from (
      select case when live.live_revision = revisions.revision then 'live' else 'revision' end as kind,
             revisions.template_id as id, null as name
      from template_revisions as revisions left join templates as live on live.id = revisions.template_id
      where revisions.document ${named}
      union select 'draft', template_id, null from editor_drafts where document ${named}
      union select 'schedule', template_id, null from editor_schedules where document ${named}
      union select 'schedule', template_id, null from editor_bundle_members where document ${named}
      union select 'version', template_id, null from editor_draft_versions where document ${named}
      union select 'section', id, name from editor_sections where document ${named}
    ) as used left join editor_templates as templates on templates.id = used.id and used.kind <> 'section'`.execute(
    database,
  );
  const sorted = [...rows].sort(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.name.localeCompare(other.name),
  );
  const seen = new Set<string>();
  return sorted.filter(({ kind, id: place }) => {
    const key = `${kind === 'section' ? 'section' : 'template'} ${place}`;
    return !seen.has(key) && seen.add(key);
  });
}
