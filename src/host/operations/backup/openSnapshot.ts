import SqliteDatabase from 'better-sqlite3';
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

/** A connection to read a whole database by. Rejects at its first query where there is no database. */
export function openSnapshot(address: DatabaseAddress): Kysely<Database> {
  if (address.databaseUrl !== undefined) return openForLongWork(address);
  const file = embeddedFile(address.dataFolder);
  return new Kysely<Database>({
    dialect: new SnapshotDialect(() => new SqliteDatabase(file, { fileMustExist: true, timeout: 5_000 })),
  });
}
