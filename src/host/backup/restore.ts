import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely';
import { reasonOf } from '../reasonOf';
import { integerOf } from '../store/decodeRow';
import { sha256Of } from '../store/documentIdentity';
import type { Database } from '../store/database';
import { knowsMigration, migrate, migrateTo } from '../store/migrate';
import { archivedTables } from './archivedTables';
import { DamagedArchive, decodeLine, type DecodedLine, type RowValue } from './archiveLine';
import type { ArchiveCounts } from './backup';

class RestoreRefused extends Error {}

/** Where the file could not be read at all: nothing is known of its content. */
class UnreadableArchive extends Error {
  constructor(file: string, error: unknown) {
    super(`the archive ${file} can’t be read: ${reasonOf(error)}`);
    this.name = 'UnreadableArchive';
  }
}

type Head = Extract<DecodedLine, { kind: 'head' }>;
type End = Extract<DecodedLine, { kind: 'end' }>;
type Row = Readonly<Record<string, RowValue>>;

/** Lines as they are read; a line without an end is none. What packed them tells of damage when all are read, so read them all. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const stream = source.pipe(createGunzip());
  source.on('error', (error) => stream.destroy(new UnreadableArchive(file, error)));
  let rest = '';
  try {
    for await (const part of stream.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw error instanceof UnreadableArchive ? error : new DamagedArchive(reasonOf(error));
  }
}

/** Reads the whole archive before anything is written: it is complete, and every byte is as it was. */
async function checkArchive(file: string): Promise<{ head: Head; rows: ArchiveCounts }> {
  const hash = createHash('sha256');
  const counted: Record<string, number> = {};
  let head: Head | undefined;
  let end: End | undefined;
  for await (const text of linesOf(file)) {
    if (end) throw new DamagedArchive('it goes on behind its end');
    const line = decodeLine(text);
    if (line.kind === 'end') {
      end = line;
      continue;
    }
    hash.update(`${text}\n`);
    if (line.kind === 'head') head = line;
    else if (line.table === 'template_revisions' && sha256Of(String(line.values.document)) !== line.values.sha256) {
      throw new DamagedArchive('a revision is not what its hash says');
    } else counted[line.table] = (counted[line.table] ?? 0) + 1;
  }
  if (!end) throw new DamagedArchive('it has no end');
  const isWhole = Object.entries(end.rows).every(([table, count]) => (counted[table] ?? 0) === count);
  if (!head || !isWhole || hash.digest('hex') !== end.sha256) throw new DamagedArchive('its content is not what its hash says');
  return { head, rows: end.rows };
}

async function tablesThere(database: Kysely<Database>): Promise<ReadonlySet<string>> {
  const tables = await database.introspection.getTables();
  return new Set(tables.map(({ name }) => name));
}

async function countRows(database: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<Record<string, unknown>>`select count(*) as rows from ${sql.table(table)}`.execute(database);
  return integerOf(rows[0] ?? {}, 'rows');
}

const ofTheMoment: ReadonlySet<string> = new Set(archivedTables.filter(({ isOfTheMoment }) => isOfTheMoment).map(({ name }) => name));

/** Only into a database that holds nothing: what is there is somebody's. */
async function refuseUnlessEmpty(database: Kysely<Database>): Promise<void> {
  const there = await tablesThere(database);
  for (const { name } of archivedTables) {
    if (!there.has(name) || (await countRows(database, name)) === 0) continue;
    throw new RestoreRefused(`the database holds rows in ${name}; restore into an empty one, before a host was started on it`);
  }
}

/**
 * SQLite kept U+0000 of earlier versions, which PostgreSQL refuses: one such text kept a whole archive out. A mark stands for
 * it, since two keys may differ by it alone.
 */
const storable = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value]));

const mostBatchRows = 200;
const mostBatchBytes = 4 * 1_048_576;

const bytesOf = (row: Row): number =>
  Object.values(row).reduce<number>((sum, value) => sum + (typeof value === 'string' || Buffer.isBuffer(value) ? value.length : 8), 0);

/** Rows that go in by one statement, all of one table. */
class Batch {
  private table = '';
  private rows: Row[] = [];
  private bytes = 0;

  constructor(private readonly open: Transaction<Database>) {}

  async add(table: string, row: Row): Promise<void> {
    if (table !== this.table || this.rows.length >= mostBatchRows || this.bytes >= mostBatchBytes) await this.flush();
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
      await sql`insert into ${sql.table(this.table)} (${names}) values ${sql.join(values)}`.execute(this.open);
    }
    this.rows = [];
    this.bytes = 0;
  }
}

/** Rows came with their numbers; the next one goes on from there. */
async function continueNumbers(open: Transaction<Database>): Promise<void> {
  if (!(open.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select setval(pg_get_serial_sequence('editor_audit', 'id'), (select coalesce(max(id), 0) + 1 from editor_audit), false)`.execute(open);
}

/**
 * Puts an archive into an empty database, of either kind, and brings it up to this version. Nothing is written unless
 * the archive is whole; all of it is, or none. Who was signed in, invited or writing then is left out.
 * @returns how many rows of each table were restored
 */
export async function restore(database: Kysely<Database>, file: string): Promise<ArchiveCounts> {
  const { head, rows: held } = await checkArchive(file);
  if (!knowsMigration(head.schema)) {
    throw new RestoreRefused(`the archive is of a newer version (${head.schema}); restore it with that one`);
  }
  const rows = Object.fromEntries(Object.entries(held).map(([table, count]) => [table, ofTheMoment.has(table) ? 0 : count]));
  await refuseUnlessEmpty(database);
  await migrateTo(database, head.schema);
  const known = await tablesThere(database);
  await database.transaction().execute(async (open) => {
    const batch = new Batch(open);
    for await (const text of linesOf(file)) {
      const line = decodeLine(text);
      if (line.kind !== 'row') continue;
      if (!known.has(line.table)) throw new DamagedArchive(`it speaks of a table ${line.table}`);
      if (!ofTheMoment.has(line.table)) await batch.add(line.table, storable(line.values));
    }
    await batch.flush();
    if (known.has('editor_audit')) await continueNumbers(open);
    for (const [table, count] of Object.entries(rows)) {
      if (known.has(table) && (await countRows(open, table)) !== count) throw new DamagedArchive(`rows of ${table} are missing`);
    }
  });
  await migrate(database);
  return rows;
}
