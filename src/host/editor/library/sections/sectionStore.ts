import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OwnAccount, Section } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { sha256Of } from '../../../store/documentIdentity';
import { holdPictures } from '../pictures/pictureUses';
import type { SectionRow } from '../../../store/tables/sectionTables';

type Described = Omit<Selectable<SectionRow>, 'search_name' | 'document' | 'sha256' | 'created_by_id'>;

const columns = [
  'id',
  'name',
  'bytes',
  'block_types',
  'created_at',
  'created_by_name',
  'synced_version',
  'market',
  'locale',
  'changed_at',
  'changed_by_name',
] as const;

const syncedOf = (row: Described): Section['synced'] =>
  row.synced_version === null
    ? null
    : {
        version: row.synced_version,
        market: row.market ?? 'none',
        locale: row.locale ?? 'en',
        changedAt: row.changed_at ?? row.created_at,
        changedByName: row.changed_by_name ?? row.created_by_name,
      };

const describe = (row: Described): Section => ({
  id: row.id,
  name: row.name,
  bytes: row.bytes,
  // Written by `addSection` and by nothing else.
  types: JSON.parse(row.block_types) as string[],
  createdAt: row.created_at,
  createdByName: row.created_by_name,
  synced: syncedOf(row),
});

/** What two names are told apart by. */
const searchName = (name: string): string => name.normalize('NFKC').toLowerCase();

export async function listSections(database: Kysely<Database>): Promise<Section[]> {
  const rows = await database.selectFrom('editor_sections').select(columns).orderBy('search_name').execute();
  return rows.map(describe);
}

export async function findSection(
  database: Kysely<Database>,
  id: string,
): Promise<{ readonly section: Section; readonly document: string } | undefined> {
  const row = await database
    .selectFrom('editor_sections')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { section: describe(row), document: row.document };
}

export async function countSections(open: Transaction<Database>): Promise<number> {
  const { count } = await open
    .selectFrom('editor_sections')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether another section is called so, however it is written. */
export async function isNameTaken(
  open: Transaction<Database>,
  name: string,
  ownId: string | undefined,
): Promise<boolean> {
  const row = await open
    .selectFrom('editor_sections')
    .select('id')
    .where('search_name', '=', searchName(name))
    .executeTakeFirst();
  return row !== undefined && row.id !== ownId;
}

export interface NewSection {
  readonly id: string;
  readonly name: string;
  /** JSON text of a `SectionDocument`. */
  readonly document: string;
  /** Of its blocks, in their order. */
  readonly types: readonly string[];
  readonly account: Pick<OwnAccount, 'id' | 'name'>;
  readonly now: number;
  /** Undefined: its copies belong to their pages. */
  readonly synced: { readonly market: string; readonly locale: string } | undefined;
}

interface NewVersion extends Pick<NewSection, 'id' | 'document' | 'account' | 'now'> {
  readonly version: number;
}

const addVersion = (open: Transaction<Database>, { id, version, document, account, now }: NewVersion) =>
  open
    .insertInto('editor_section_versions')
    .values({
      section_id: id,
      version,
      document,
      sha256: sha256Of(document),
      saved_at: now,
      saved_by_id: account.id,
      saved_by_name: account.name,
    })
    .execute();

/** The next version of a synced block; its copies stay as they are until somebody brings them up to date. */
export async function changeSection(
  open: Transaction<Database>,
  changed: NewVersion & Pick<NewSection, 'types'>,
): Promise<Section> {
  const { id, version, document, types, account, now } = changed;
  await holdPictures(open, document);
  await addVersion(open, changed);
  const row = await open
    .updateTable('editor_sections')
    .set({
      document,
      sha256: sha256Of(document),
      bytes: Buffer.byteLength(document),
      block_types: JSON.stringify(types),
      synced_version: version,
      changed_at: now,
      changed_by_name: account.name,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return describe(row);
}

export async function addSection(open: Transaction<Database>, section: NewSection): Promise<Section> {
  const { id, name, document, types, account, now, synced } = section;
  await holdPictures(open, document);
  const row = await open
    .insertInto('editor_sections')
    .values({
      id,
      name,
      search_name: searchName(name),
      document,
      sha256: sha256Of(document),
      bytes: Buffer.byteLength(document),
      block_types: JSON.stringify(types),
      created_at: now,
      created_by_id: account.id,
      created_by_name: account.name,
      ...(synced && { synced_version: 1, ...synced, changed_at: now, changed_by_name: account.name }),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  if (synced) await addVersion(open, { id, version: 1, document, account, now });
  return describe(row);
}

export async function renameSection(
  open: Transaction<Database>,
  id: string,
  name: string,
): Promise<Section | undefined> {
  const row = await open
    .updateTable('editor_sections')
    .set({ name, search_name: searchName(name) })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return row && describe(row);
}

/** Returns the name that it had; undefined: it was gone already. */
export async function deleteSection(open: Transaction<Database>, id: string): Promise<string | undefined> {
  await open.deleteFrom('editor_section_versions').where('section_id', '=', id).execute();
  const row = await open
    .deleteFrom('editor_sections')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
