import { sql, type Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { integerOf, textOf, type UnknownRow } from '../../store/decodeRow';
import { attempt, type Findings } from './attempt';

/** SQLite reads its whole file: pages, tables, and every index against its table. */
async function checkPages(open: Transaction<Database>): Promise<Findings> {
  const { rows } = await sql<UnknownRow>`pragma integrity_check`.execute(open);
  return rows.map((row) => textOf(row, 'integrity_check')).filter((words) => words !== 'ok');
}

const orphanOf = (row: UnknownRow): string =>
  `${textOf(row, 'table')}: row ${row['rowid'] === null ? 'without a number' : integerOf(row, 'rowid')} names one of ${textOf(row, 'parent')} that is not there`;

async function checkReferences(open: Transaction<Database>): Promise<Findings> {
  const { rows } = await sql<UnknownRow>`pragma foreign_key_check`.execute(open);
  return rows.map(orphanOf);
}

/** What SQLite itself finds wrong with its file. */
export async function checkFile(open: Transaction<Database>): Promise<Findings> {
  return [
    ...(await attempt(open, 'the file', () => checkPages(open))),
    ...(await attempt(open, 'references between tables', () => checkReferences(open))),
  ];
}
