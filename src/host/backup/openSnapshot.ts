import SqliteDatabase from 'better-sqlite3';
import { CompiledQuery, Kysely, SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver } from 'kysely';
import type { Database } from '../store/database';
import { embeddedFile, openForLongWork, type DatabaseAddress } from '../store/openDatabase';

export type { DatabaseAddress };

/** Reads one state of the file and holds up nobody who writes (SQLite's write-ahead log). */
class SnapshotDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin deferred'));
  }
}

class SnapshotDialect extends SqliteDialect {
  constructor(private readonly open: () => SqliteDatabase.Database) {
    super({ database: async () => open() });
  }

  override createDriver(): Driver {
    return new SnapshotDriver({ database: async () => this.open() });
  }
}

/** A connection to read a whole database by. Rejects at its first query where there is no database. */
export function openSnapshot(address: DatabaseAddress): Kysely<Database> {
  if (address.databaseUrl !== undefined) return openForLongWork(address);
  const file = embeddedFile(address.dataFolder);
  return new Kysely<Database>({ dialect: new SnapshotDialect(() => new SqliteDatabase(file, { fileMustExist: true, timeout: 5_000 })) });
}
