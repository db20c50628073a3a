import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, open as openFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { sha256Of } from '../../store/documentIdentity';
import type { Database } from '../../store/database';
import { appliedMigrations } from '../../store/history';
import { withSchemaLock } from '../../store/schemaLock';
import { withSnapshot, type DatabaseAddress } from './openSnapshot';
import { archivedTables, type ArchivedTable } from './archivedTables';
import { encodeRow, type ArchiveLine, signatureOf } from './archiveLine';
export type ArchiveCounts = Readonly<Record<string, number>>;

/** The database itself is wrong: a backup of it would be worthless. */
class DamagedDatabase extends Error {}

const usualPatienceMs = 10_000;
const rowsAtOnce = 500;
const heavyRowsAtOnce = 10;

type Row = Readonly<Record<string, unknown>>;

async function readRows(
  open: Transaction<Database>,
  { name, key, isHeavy = false }: ArchivedTable,
  after: Row | undefined,
): Promise<readonly Row[]> {
  const table = sql.table(name);
  if (key.length === 0) return (await sql<Row>`select * from ${table}`.execute(open)).rows;
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const from = after ? sql`where (${columns}) > (${sql.join(key.map((column) => after[column]))})` : sql``;
  const limit = sql.lit(isHeavy ? heavyRowsAtOnce : rowsAtOnce);
  return (await sql<Row>`select * from ${table} ${from} order by ${columns} limit ${limit}`.execute(open))
    .rows;
}

async function* rowsOf(open: Transaction<Database>, table: ArchivedTable): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readRows(open, table, last);
    yield* rows;
    last = rows.at(-1);
    if (table.key.length === 0 || rows.length === 0) return;
  }
}

/** Where a document isn't what its hash says, disk or somebody's hand has changed it. */
function checkDocument(table: string, { document, sha256 }: Row): void {
  if (table !== 'template_revisions' || sha256Of(String(document)) === sha256) return;
  throw new DamagedDatabase('a revision is not what its hash says; restore an earlier backup');
}

interface ArchiveFacts {
  readonly schema: string;
  readonly now: number;
  readonly key: string | undefined;
}

async function* archiveLines(
  open: Transaction<Database>,
  { schema, now, key }: ArchiveFacts,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const written = (line: ArchiveLine): string => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    return text;
  };
  yield written({ kind: 'head', format: 1, schema, madeAt: new Date(now).toISOString() });
  for (const table of archivedTables) {
    counts[table.name] = 0;
    for await (const row of rowsOf(open, table)) {
      checkDocument(table.name, row);
      counts[table.name] = (counts[table.name] ?? 0) + 1;
      yield written(encodeRow(table.name, row));
    }
  }
  const sha256 = hash.digest('hex');
  const end: ArchiveLine = {
    kind: 'end',
    rows: counts,
    sha256,
    ...(key !== undefined && { signature: signatureOf(sha256, key) }),
  };
  yield `${JSON.stringify(end)}\n`;
}

class FileExists extends Error {
  constructor(file: string) {
    super(`${file} exists and is not overwritten; name another file`);
    this.name = 'FileExists';
  }
}

/** On disk, and its name too, before it counts as made. */
async function finishFile(draft: string, file: string): Promise<void> {
  const written = await openFile(draft, 'r+');
  await written.sync();
  await written.close();
  await link(draft, file).catch((error: unknown) => {
    throw existsSync(file) ? new FileExists(file) : error;
  });
}

/**
 * Writes everything that the database holds at one moment to a file, while hosts go on. Rejects where the file exists,
 * or a revision is not what its hash says; then there is no file.
 * @param now epoch milliseconds
 * @param options `patienceMs`: how long to wait for a migration that is under way; `key`: what the archive is signed with
 */
export async function backUp(
  address: DatabaseAddress,
  file: string,
  now: number,
  { patienceMs = usualPatienceMs, key }: { readonly patienceMs?: number; readonly key?: string } = {},
): Promise<ArchiveCounts> {
  if (existsSync(file)) throw new FileExists(file);
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  const counts: Record<string, number> = {};
  try {
    await withSnapshot(address, path.dirname(draft), (database) =>
      withSchemaLock(database, { mode: 'shared', patienceMs }, () =>
        // One state of the database, however long reading takes.
        database
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (open) => {
            const applied = await appliedMigrations(open);
            const lines = archiveLines(open, { schema: applied.at(-1) ?? '', now, key }, counts);
            await pipeline(
              Readable.from(lines),
              createGzip(),
              createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
            );
          }),
      ),
    );
    await finishFile(draft, file);
    return counts;
  } finally {
    await rm(draft, { force: true });
  }
}
