import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OwnAccount, Section } from '../../../generated/editor';
import type { Database } from '../../store/database';
import { sha256Of } from '../../store/documentIdentity';
import { holdPictures } from '../pictures/pictureUses';
import type { SectionRow } from '../../store/tables/editorTables';

type Described = Omit<Selectable<SectionRow>, 'search_name' | 'document' | 'sha256' | 'created_by_id'>;

const columns = ['id', 'name', 'bytes', 'block_types', 'created_at', 'created_by_name'] as const;

const describe = (row: Described): Section => ({
  id: row.id,
  name: row.name,
  bytes: row.bytes,
  // Written by `addSection` and by nothing else.
  types: JSON.parse(row.block_types) as string[],
  createdAt: row.created_at,
  createdByName: row.created_by_name,
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
}

export async function addSection(open: Transaction<Database>, section: NewSection): Promise<Section> {
  const { id, name, document, types, account, now } = section;
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
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
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
  const row = await open
    .deleteFrom('editor_sections')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
