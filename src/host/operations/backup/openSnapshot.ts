import SqliteDatabase from 'better-sqlite3';
import { mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import type { Database } from '../../store/database';
import { embeddedFile, openForLongWork, type DatabaseAddress } from '../../store/openDatabase';

export type { DatabaseAddress };

/** Reads one state of the file and holds up nobody who writes (SQLite's write-ahead log). */
class SnapshotDriver extends SqliteDriver {
  private readonly isInTransaction: () => boolean;

  constructor(open: () => SqliteDatabase.Database) {
    let file: SqliteDatabase.Database | undefined;
    super({ database: async () => (file = open()) });
    this.isInTransaction = () => file?.inTransaction ?? false;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin deferred'));
  }

  /** What only reads has nothing to keep, and a file that is damaged can't be committed to. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.rollbackTransaction(connection);
  }

  /** Where SQLite finds damage it may have ended the transaction by itself; ending it again would fail and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.isInTransaction()) await super.rollbackTransaction(connection);
  }
}

class SnapshotDialect extends SqliteDialect {
  constructor(private readonly open: () => SqliteDatabase.Database) {
    super({ database: async () => open() });
  }

  override createDriver(): Driver {
    return new SnapshotDriver(this.open);
  }
}

const inPlace = (file: string): Kysely<Database> =>
  new Kysely<Database>({
    dialect: new SnapshotDialect(() => new SqliteDatabase(file, { fileMustExist: true, timeout: 5_000 })),
  });

/** Left free where a copy is laid: others write there too. */
const spareBytes = 64 * 1024 * 1024;

async function hasRoomFor(file: string, folder: string): Promise<boolean> {
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((each) =>
      stat(each).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize > sizes.reduce((sum, size) => sum + size, spareBytes);
}

/** One state of a file, copied page by page in one go: seconds for what takes minutes to read. */
async function copyState(file: string, copy: string): Promise<void> {
  const source = new SqliteDatabase(file, { fileMustExist: true, timeout: 5_000 });
  try {
    // More pages than any file has: a copy in several steps begins anew with each write of a host.
    await source.backup(copy, { progress: () => 0x7fff_ffff });
  } finally {
    source.close();
  }
}

/** Undefined: there is no room for a copy, or the file is such that it can't be copied; who reads it will say why. */
async function copiedState(file: string, scratch: string): Promise<string | undefined> {
  let folder: string | undefined;
  try {
    if (!(await hasRoomFor(file, scratch))) return undefined;
    folder = await mkdtemp(path.join(scratch, '.vitrina-'));
    await copyState(file, path.join(folder, path.basename(file)));
    return folder;
  } catch {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    return undefined;
  }
}

/**
 * Gives a connection to read a whole database by, in one state of it. SQLite's log can't be folded back while somebody
 * reads an older state, so a copy is read, where there is room for one.
 * @param scratch folder for the copy, which only the process's user can read; it is gone afterwards
 */
export async function withSnapshot<Value>(
  address: DatabaseAddress,
  scratch: string,
  read: (snapshot: Kysely<Database>) => Promise<Value>,
): Promise<Value> {
  const file = embeddedFile(address.dataFolder);
  const folder = address.databaseUrl === undefined ? await copiedState(file, scratch) : undefined;
  const snapshot =
    address.databaseUrl === undefined
      ? inPlace(folder === undefined ? file : path.join(folder, path.basename(file)))
      : openForLongWork(address);
  try {
    return await read(snapshot);
  } finally {
    await snapshot.destroy();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}
