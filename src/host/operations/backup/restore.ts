import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { integerOf } from '../../store/decodeRow';
import { isServer, type Database } from '../../store/database';
import { isStepInBase, migrationAfter } from '../../store/history';
import { migrate, migrateTo } from '../../store/migrate';
import { archivedTables } from './archivedTables';
import { DamagedArchive, decodeLine, type ArchiveLine, type RowValue, isSignedBy } from './archiveLine';
import type { ArchiveCounts } from './backup';
import { checkArchive, linesOf } from './readArchive';

class RestoreRefused extends Error {}

type ArchiveEnd = Extract<ArchiveLine, { kind: 'end' }>;

type Row = Readonly<Record<string, RowValue>>;

async function tablesThere(database: Kysely<Database>): Promise<ReadonlySet<string>> {
  const tables = await database.introspection.getTables();
  return new Set(tables.map(({ name }) => name));
}

async function countRows(database: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<
    Record<string, unknown>
  >`select count(*) as rows from ${sql.table(table)}`.execute(database);
  return integerOf(rows[0] ?? {}, 'rows');
}

const leftOut: ReadonlySet<string> = new Set(
  archivedTables.filter(({ isOfTheMoment }) => isOfTheMoment).map(({ name }) => name),
);

/** Only into a database that holds nothing: what is there is somebody's. */
async function refuseUnlessEmpty(database: Kysely<Database>): Promise<void> {
  const there = await tablesThere(database);
  for (const { name } of archivedTables) {
    if (!there.has(name) || (await countRows(database, name)) === 0) continue;
    throw new RestoreRefused(
      `the database holds rows in ${name}; restore into an empty one, before a host was started on it`,
    );
  }
}

/**
 * SQLite kept U+0000 of earlier versions, which PostgreSQL refuses: one such text kept a whole archive out. A mark stands for
 * it, since two keys may differ by it alone.
 */
const storable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value,
    ]),
  );

const maxBatchRows = 200;
const maxBatchBytes = 4 * 1_048_576;

const bytesOf = (row: Row): number =>
  Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' || Buffer.isBuffer(value) ? value.length : 8),
    0,
  );

/** Rows that go in by one statement, all of one table. */
class Batch {
  private table = '';
  private rows: Row[] = [];
  private bytes = 0;

  constructor(private readonly open: Transaction<Database>) {}

  async add(table: string, row: Row): Promise<void> {
    if (table !== this.table || this.rows.length >= maxBatchRows || this.bytes >= maxBatchBytes)
      await this.flush();
    this.table = table;
    this.rows.push(row);
    this.bytes += bytesOf(row);
  }

  async flush(): Promise<void> {
    const [first] = this.rows;
    if (first) {
      const columns = Object.keys(first);
      const values = this.rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
      const names = sql.join(columns.map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(this.table)} (${names}) values ${sql.join(values)}`.execute(
        this.open,
      );
    }
    this.rows = [];
    this.bytes = 0;
  }
}

export interface RestoreOptions {
  /** The operator's, newest first; empty: the archive's signer is not checked. */
  readonly keys?: readonly string[];
  /** Whether an archive without a signature is taken although there are keys. */
  readonly takesUnsigned?: boolean;
}

/** Where there are keys, only what one of them signed: who can write to the archive can make its hashes anew, but not this. */
function refuseUnlessSigned(
  { sha256, signature }: Pick<ArchiveEnd, 'sha256' | 'signature'>,
  { keys = [], takesUnsigned = false }: RestoreOptions,
): void {
  if (keys.length === 0) return;
  if (signature === undefined) {
    if (takesUnsigned) return;
    throw new RestoreRefused(
      'the archive is not signed; where you know that it is yours, restore it with --unsigned',
    );
  }
  if (!isSignedBy(keys, sha256, signature))
    throw new RestoreRefused(
      'the archive was not signed by BACKUP_KEY: it was altered, or another key signed it',
    );
}

/** Rows came with their numbers; where the database numbers them, the next one goes on from there. */
async function continueNumbers(open: Transaction<Database>): Promise<void> {
  if (!isServer(open)) return;
  const numbered = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and column_default like 'nextval(%'
    and table_name in (${sql.join(archivedTables.map(({ name }) => name))})`.execute(open);
  for (const { table, column } of numbered.rows) {
    const next = sql`select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}`;
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (${next}), false)`.execute(open);
  }
}

/**
 * Puts an archive into an empty database, of either kind, and brings it up to this version. Nothing is written unless
 * the archive is whole; all of it is, or none. Who was signed in, invited or writing then is left out.
 * @returns how many rows of each table were restored
 */
export async function restore(
  database: Kysely<Database>,
  file: string,
  options: RestoreOptions = {},
): Promise<ArchiveCounts> {
  const { head, end } = await checkArchive(file);
  refuseUnlessSigned(end, options);
  const version = migrationAfter(head.schema);
  if (version === undefined) {
    throw new RestoreRefused(
      isStepInBase(head.schema)
        ? `the archive is of a version before 0.2.0 (${head.schema}); restore it with 0.2.0, and back up what that made of it`
        : `the archive is of a newer version (${head.schema}); restore it with that one`,
    );
  }
  const rows = Object.fromEntries(
    Object.entries(end.rows).map(([table, count]) => [table, leftOut.has(table) ? 0 : count]),
  );
  await refuseUnlessEmpty(database);
  await migrateTo(database, version);
  const known = await tablesThere(database);
  await database.transaction().execute(async (open) => {
    const batch = new Batch(open);
    const hash = createHash('sha256');
    for await (const text of linesOf(file)) {
      const line = decodeLine(text);
      if (line.kind !== 'end') hash.update(`${text}\n`);
      if (line.kind !== 'row') continue;
      if (!known.has(line.table)) throw new DamagedArchive(`it speaks of a table ${line.table}`);
      if (!leftOut.has(line.table)) await batch.add(line.table, storable(line.values));
    }
    await batch.flush();
    if (hash.digest('hex') !== end.sha256) throw new DamagedArchive('it was changed while it was restored');
    await continueNumbers(open);
    for (const [table, count] of Object.entries(rows)) {
      if (known.has(table) && (await countRows(open, table)) !== count)
        throw new DamagedArchive(`rows of ${table} are missing`);
    }
  });
  await migrate(database);
  return rows;
}
