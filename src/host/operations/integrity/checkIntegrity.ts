import { tmpdir } from 'node:os';
import { sql, type Kysely, type Transaction } from 'kysely';
import { archivedTables } from '../backup/archivedTables';
import { withSnapshot, type DatabaseAddress } from '../backup/openSnapshot';
import { type Database, isServer } from '../../store/database';
import { textOf, type UnknownRow } from '../../store/decodeRow';
import { appliedMigrations, migrationNames } from '../../store/history';
import { withSchemaLock } from '../../store/schemaLock';
import { attempt, type Findings } from './attempt';
import { checkDocuments } from './checkDocuments';
import { checkFile } from './checkFile';
import { checkIndexes, checkServer } from './checkServer';

export interface Integrity {
  /** What is damaged; empty: nothing that could be found. */
  readonly findings: Findings;
  readonly tables: number;
  readonly documents: number;
  /** False: PostgreSQL without the extension amcheck compares no index with its table. */
  readonly areIndexesChecked: boolean;
}

/** How long to wait for a migration that is under way, in ms. */
const patienceMs = 10_000;

async function tablesThere(open: Transaction<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await (
    isServer(open)
      ? sql<UnknownRow>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<UnknownRow>`select name from sqlite_master where type = 'table'`
  ).execute(open);
  const names = new Set(rows.map((row) => textOf(row, 'name')));
  return new Set(archivedTables.map(({ name }) => name).filter((name) => names.has(name)));
}

/** Of a database of an earlier version nobody knows here which tables it had. */
async function missingTables(open: Transaction<Database>, there: ReadonlySet<string>): Promise<Findings> {
  const applied = await appliedMigrations(open);
  if (applied.length === 0)
    return ['it holds no tables: it is another database than the hosts’, or none was started on it yet'];
  if (applied.length < migrationNames.length) return [];
  return archivedTables
    .filter(({ name }) => !there.has(name))
    .map(({ name }) => `table ${name}: it is missing`);
}

async function checkOneState(open: Transaction<Database>): Promise<Omit<Integrity, 'areIndexesChecked'>> {
  const findings = isServer(open) ? [] : [...(await checkFile(open))];
  let there: ReadonlySet<string> = new Set();
  findings.push(
    ...(await attempt(open, 'the list of tables', async () => {
      there = await tablesThere(open);
      return missingTables(open, there);
    })),
  );
  if (isServer(open)) findings.push(...(await checkServer(open, there)));
  const documents = await checkDocuments(open, there);
  return { findings: [...findings, ...documents.findings], tables: there.size, documents: documents.count };
}

async function check(database: Kysely<Database>): Promise<Integrity> {
  const ofState = await database.transaction().setIsolationLevel('repeatable read').execute(checkOneState);
  if (!isServer(database)) return { ...ofState, areIndexesChecked: true };
  const ofIndexes = await checkIndexes(database);
  return {
    ...ofState,
    findings: [...ofState.findings, ...(ofIndexes ?? [])],
    areIndexesChecked: ofIndexes !== undefined,
  };
}

/**
 * Reads everything that a database holds, in one state of it and while hosts go on, and says what is damaged. Changes
 * nothing. Rejects where there is no database, it is away, or it is of a newer version.
 */
export async function checkIntegrity(address: DatabaseAddress): Promise<Integrity> {
  return withSnapshot(address, tmpdir(), (database) =>
    withSchemaLock(database, { mode: 'shared', patienceMs }, () => check(database)),
  );
}
