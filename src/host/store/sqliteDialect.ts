import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
} from 'kysely';
import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode, reasonOf } from '../../kernel/errors';
import { databaseFaultOf } from './databaseFault';
import { keepStatements } from './sqliteStatements';
import { logBoundBytes } from './writeAheadLog';

/** SQLite's own wait blocks the whole process, so it is short; the rest of the wait lets other work go on. */
const blockingWaitMs = 20;
const maxWaitMs = 10_000;
const retryPauseMs = 10;

const isBusy = (error: unknown): boolean => String(errorCode(error)).startsWith('SQLITE_BUSY');

async function whenFree<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const deadline = Date.now() + maxWaitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
    await pause(retryPauseMs * (1 + Math.random()));
  }
}

export type OnStatementFailed = (error: unknown) => void;

const writing = /^\s*(?:insert|update|delete|replace|begin immediate)\b/i;

export interface FileListeners {
  readonly onStatementFailed: OnStatementFailed;
  /** Whether nothing is to be written for now, since the room that is left is needed. */
  readonly isShut: () => boolean;
}

const noRoom = (): Error =>
  new SqliteDatabase.SqliteError(
    'the disk is full but for what the database needs to fold its log back',
    'SQLITE_FULL',
  );

/** A statement that finds the file locked by another process has done nothing, so it is tried again. */
class PatientConnection implements DatabaseConnection {
  constructor(
    private readonly connection: DatabaseConnection,
    private readonly listeners: FileListeners,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      if (this.listeners.isShut() && writing.test(query.sql)) throw noRoom();
      // The inner connection throws synchronously, which an async function turns into a rejection.
      return await whenFree(async () => this.connection.executeQuery<Row>(query));
    } catch (error) {
      this.listeners.onStatementFailed(error);
      throw error;
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.connection.streamQuery<Row>(query, chunkSize);
  }
}

class EmbeddedDriver extends SqliteDriver {
  private readonly listeners: FileListeners;
  private readonly isInTransaction: () => boolean;

  constructor(file: string, listeners: FileListeners) {
    let opened: SqliteDatabase.Database | undefined;
    super({ database: async () => keepStatements((opened = open(file))) });
    this.listeners = listeners;
    this.isInTransaction = () => opened?.inTransaction ?? false;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection(), this.listeners);
  }

  /** Takes the write lock at once: a transaction that reads first could not write after another's commit. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** After a full disk, among others, SQLite has rolled back by itself: a second time would fail and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.isInTransaction()) await super.rollbackTransaction(connection);
  }
}

/**
 * SQLite runs schema changes in transactions; Kysely only assumes that it doesn't. An immediate transaction is
 * itself the lock between hosts that start at once.
 */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class EmbeddedDialect extends SqliteDialect {
  constructor(
    private readonly file: string,
    private readonly listeners: FileListeners,
  ) {
    super({ database: async () => open(file) });
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.file, this.listeners);
  }

  override createAdapter(): DialectAdapter {
    return new EmbeddedAdapter();
  }
}

const ownerOnly = 0o600;
const forOthers = 0o007;

/** Owner only from its first moment; what SQLite lays beside it (-wal, -shm) gets the same. Why it can't be, SQLite says. */
function createFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', ownerOnly));
  } catch {
    // It is there, or can't be.
  }
}

/** Earlier versions let everybody read. A mode that shuts others out is somebody's choice, and stays. */
function shutOthersOut(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      if ((statSync(each).mode & forOthers) !== 0) chmodSync(each, ownerOnly);
    } catch {
      // It is not there, or another user's.
    }
  }
}

function connect(file: string): SqliteDatabase.Database {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  createFile(file);
  shutOthersOut(file);
  const database = new SqliteDatabase(file, { timeout: blockingWaitMs });
  database.pragma('journal_mode = WAL');
  database.pragma(`journal_size_limit = ${logBoundBytes}`);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

/** The file or its folder is not such that a database can be in it; waiting does not help. */
export class UnusableDatabaseFile extends Error {}

/** SQLite writes beside its file too; undefined: it could. */
function whyClosed(file: string): string | undefined {
  for (const [name, words] of [
    [path.dirname(file), 'its folder is read-only'],
    [file, 'the file is read-only'],
  ] as const) {
    try {
      accessSync(name, constants.W_OK);
    } catch (error) {
      if (/^(?:EACCES|EPERM|EROFS)$/.test(String(errorCode(error))))
        return `${words} for the user that runs this`;
    }
  }
  return undefined;
}

function open(file: string): SqliteDatabase.Database {
  try {
    return connect(file);
  } catch (error) {
    // Waiting helps with both.
    if (isBusy(error) || databaseFaultOf(error) === 'full') throw error;
    const reason = whyClosed(file) ?? reasonOf(error);
    const advice = 'name another folder by DATA_DIR, or move the file away';
    throw new UnusableDatabaseFile(`DATA_DIR: the database ${file} can't be opened: ${reason}; ${advice}`, {
      cause: error,
    });
  }
}

/** The embedded database (contract §2): one file, shared by the host and the commands on one machine. */
export const embeddedDialect = (file: string, listeners: FileListeners): SqliteDialect =>
  new EmbeddedDialect(file, listeners);
