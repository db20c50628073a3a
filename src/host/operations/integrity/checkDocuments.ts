import { sql, type Transaction } from 'kysely';
import { archivedTables } from '../backup/archivedTables';
import type { Database } from '../../store/database';
import { textOf, type UnknownRow } from '../../store/decodeRow';
import { sha256Of } from '../../store/documentIdentity';
import { attempt, type Findings } from './attempt';

/** Tables whose rows hold a text and, in `sha256`, the hash of it. */
const hashedTables = [
  { name: 'template_revisions', text: 'document' },
  { name: 'editor_drafts', text: 'document' },
  { name: 'editor_draft_versions', text: 'document' },
  { name: 'editor_sections', text: 'document' },
  { name: 'editor_section_versions', text: 'document' },
  { name: 'agreement_texts', text: 'text' },
] as const satisfies readonly { readonly name: keyof Database; readonly text: string }[];

type HashedTable = (typeof hashedTables)[number];

export interface CheckedDocuments {
  readonly count: number;
  readonly findings: Findings;
}

const keyOf = (name: keyof Database): readonly string[] =>
  archivedTables.find((table) => table.name === name)?.key ?? [];

/** One row at a time: of a damaged table the others are still looked at. */
async function checkDocument(
  open: Transaction<Database>,
  { name, text }: HashedTable,
  key: UnknownRow,
): Promise<Findings> {
  const columns = keyOf(name);
  const where = `${name} ${columns.map((column) => String(key[column])).join(' ')}`;
  const isRow = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${key[column]}`),
    sql` and `,
  );
  return attempt(open, where, async () => {
    const { rows } =
      await sql<UnknownRow>`select ${sql.ref(text)}, sha256 from ${sql.table(name)} where ${isRow}`.execute(
        open,
      );
    const [row] = rows;
    if (!row) return [`${where}: its key is in an index and leads to no row`];
    return sha256Of(textOf(row, text)) === textOf(row, 'sha256')
      ? []
      : [`${where}: its text is not what its hash says`];
  });
}

async function checkTable(open: Transaction<Database>, table: HashedTable): Promise<CheckedDocuments> {
  const columns = sql.join(keyOf(table.name).map((column) => sql.ref(column)));
  let count = 0;
  const findings = await attempt(open, table.name, async () => {
    const { rows } =
      await sql<UnknownRow>`select ${columns} from ${sql.table(table.name)} order by ${columns}`.execute(
        open,
      );
    const found: string[] = [];
    for (const key of rows) found.push(...(await checkDocument(open, table, key)));
    count = rows.length;
    return found;
  });
  return { count, findings };
}

/** What templates, drafts, sections and agreements say is read, and compared with the hashes that were stored beside them. */
export async function checkDocuments(
  open: Transaction<Database>,
  there: ReadonlySet<string>,
): Promise<CheckedDocuments> {
  const findings: string[] = [];
  let count = 0;
  for (const table of hashedTables.filter(({ name }) => there.has(name))) {
    const checked = await checkTable(open, table);
    findings.push(...checked.findings);
    count += checked.count;
  }
  return { count, findings };
}
