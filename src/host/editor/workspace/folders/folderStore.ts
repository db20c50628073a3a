import type { Kysely, Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { TemplateFolder } from '../../../../generated/editor';
import type { Database } from '../../../store/database';

const keyOf = (name: string): string => name.toLowerCase();

/** All folders by name, however many templates stand in them. */
export function listFolders(database: Kysely<Database>): Promise<TemplateFolder[]> {
  return database
    .selectFrom('editor_folders')
    .select(['id', 'name'])
    .select(({ selectFrom }) =>
      selectFrom('editor_templates')
        .whereRef('editor_templates.folder_id', '=', 'editor_folders.id')
        .where('is_archived', '=', 0)
        .select(({ fn }) => fn.countAll<number>().as('templates'))
        .as('templates'),
    )
    .orderBy('name_key')
    .execute()
    .then((rows) => rows.map(({ id, name, templates }) => ({ id, name, templates: templates ?? 0 })));
}

export const findFolder = (
  open: Transaction<Database>,
  id: string,
): Promise<{ readonly name: string } | undefined> =>
  open.selectFrom('editor_folders').select('name').where('id', '=', id).executeTakeFirst();

/** False where another folder has that name. */
export async function makeFolder(open: Transaction<Database>, name: string, now: number): Promise<boolean> {
  const made = await open
    .insertInto('editor_folders')
    .values({ id: randomUUID(), name, name_key: keyOf(name), created_at: now })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** False where another folder has that name. */
export async function renameFolder(open: Transaction<Database>, id: string, name: string): Promise<boolean> {
  const other = await open
    .selectFrom('editor_folders')
    .select('id')
    .where('name_key', '=', keyOf(name))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) return false;
  await open
    .updateTable('editor_folders')
    .set({ name, name_key: keyOf(name) })
    .where('id', '=', id)
    .execute();
  return true;
}

/** False where templates stand in it. Archived ones leave it: nobody sees where they stood. */
export async function deleteFolder(open: Transaction<Database>, id: string): Promise<boolean> {
  const held = await open
    .selectFrom('editor_templates')
    .select('id')
    .where('folder_id', '=', id)
    .where('is_archived', '=', 0)
    .limit(1)
    .executeTakeFirst();
  if (held) return false;
  await open.updateTable('editor_templates').set({ folder_id: null }).where('folder_id', '=', id).execute();
  await open.deleteFrom('editor_folders').where('id', '=', id).execute();
  return true;
}
