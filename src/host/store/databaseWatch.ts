import type { FastifyBaseLogger } from 'fastify';
import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { isServer, type Database } from './database';
import { type DatabaseFault, databaseFaultOf } from './databaseFault';
import type { WriteAheadLog } from './writeAheadLog';
import { withTimeout } from '../../kernel/timeout';
import { randomUUID } from 'node:crypto';

const readingPatienceMs = 2_000;
const writingPatienceMs = 10_000;
const writeEveryMs = 10_000;

export interface DatabaseState {
  readonly answers: boolean;
  /** Undefined: not known yet. */
  readonly isWritable: boolean | undefined;
  /** What is wrong with it; undefined: nothing that is known. Damage stays until the host starts again. */
  readonly fault: DatabaseFault | undefined;
  /** Bytes that are free where DATA_DIR lies; undefined: not known. */
  readonly freeBytes: number | undefined;
  /** Size of the log that SQLite writes ahead of its file; undefined: PostgreSQL has its own. */
  readonly logBytes: number | undefined;
  /** How many statements failed since the host started, by what kept the database from its work. */
  readonly faults: Readonly<Record<DatabaseFault, number>>;
}

export interface DatabaseWatchOptions {
  /** A connection of the watch's own. */
  readonly database: Kysely<Database>;
  readonly dataFolder: string;
  /** SQLite's; PostgreSQL keeps its own in bounds. */
  readonly writeAheadLog?: Pick<WriteAheadLog, 'look' | 'bytes'> | undefined;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Why nothing can be written, where waiting for a lock or a server is not the reason. */
const stopsWrites = (fault: DatabaseFault | undefined): boolean =>
  fault === 'full' || fault === 'readOnly' || fault === 'corrupt';

/** Knows how the database is, by looking and by what every connection tells; callers need not wait for it. */
export class DatabaseWatch {
  private answers = false;
  private isWritable: boolean | undefined;
  private writeFault: DatabaseFault | undefined;
  private isDamaged = false;
  private freeBytes: number | undefined;
  private readonly faults: Record<DatabaseFault, number> = {
    full: 0,
    readOnly: 0,
    corrupt: 0,
    newer: 0,
    unfinished: 0,
    unavailable: 0,
  };
  private reading: Promise<void> | undefined;
  private writing: Promise<void> | undefined;
  private wroteAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: DatabaseWatchOptions) {}

  get state(): DatabaseState {
    const { answers, isWritable, freeBytes, faults } = this;
    const logBytes = this.options.writeAheadLog?.bytes;
    return { answers, isWritable, fault: this.fault(), freeBytes, logBytes, faults };
  }

  private fault(): DatabaseFault | undefined {
    if (this.isDamaged) return 'corrupt';
    if (!this.answers) return 'unavailable';
    return this.isWritable === false ? this.writeFault : undefined;
  }

  /** A statement failed, on whichever connection. */
  note(error: unknown): void {
    const fault = databaseFaultOf(error);
    if (fault === undefined) return;
    this.faults[fault] += 1;
    if (fault === 'corrupt' && !this.isDamaged) {
      this.isDamaged = true;
      this.options.log.error(
        { err: error },
        'the database is damaged: restore a backup; npm run data -- check-integrity says where',
      );
    }
    if (fault === 'full' || fault === 'readOnly') this.setWritable(false, fault, error);
  }

  private setWritable(isWritable: boolean, fault?: DatabaseFault, error?: unknown): void {
    const wasWritable = this.isWritable;
    [this.isWritable, this.writeFault] = [isWritable, fault];
    if (wasWritable === isWritable || (wasWritable === undefined && isWritable)) return;
    if (isWritable) this.options.log.info('the database takes writes again');
    else this.options.log.error({ err: error, database: fault }, 'the database takes no writes');
  }

  /**
   * Looks whether it answers, and now and then whether it takes writes, for which nobody waits. Never rejects.
   * @param isPrepared whether the tables are there that a write needs
   */
  async look(isPrepared: boolean): Promise<void> {
    this.answers = await this.isReadable();
    await this.options.writeAheadLog?.look(this.fault() === 'full');
    if (this.writing || !this.answers || !isPrepared || !this.isWriteDue()) return;
    this.writing = this.tryWriting().finally(() => (this.writing = undefined));
  }

  /** One that takes no writes is tried with every look, so that nobody is told so after there is room again. */
  private isWriteDue(): boolean {
    return this.isWritable === false || this.options.clock() - this.wroteAt >= writeEveryMs;
  }

  private async isReadable(): Promise<boolean> {
    // One that stalls is not asked again meanwhile.
    this.reading ??= probeReading(this.options.database).finally(() => (this.reading = undefined));
    try {
      await withTimeout(readingPatienceMs, this.reading);
      return true;
    } catch {
      return false;
    }
  }

  private async tryWriting(): Promise<void> {
    const { database, dataFolder, clock } = this.options;
    this.wroteAt = clock();
    this.freeBytes = await statfs(dataFolder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => undefined,
    );
    try {
      await withTimeout(writingPatienceMs, probeWriting(database, clock()));
      this.setWritable(true);
    } catch (error) {
      const fault = databaseFaultOf(error);
      if (stopsWrites(fault)) this.setWritable(false, fault, error);
    }
  }

  /** Resolves once what was begun is over. */
  async stop(): Promise<void> {
    await Promise.allSettled([this.reading, this.writing]);
  }
}

/** More than what is left in a page that is there already: a database that can't grow must not pass. */
const probeCharacters = 8_192;

/** Rejects where the database does not answer. SQLite answers `select 1` without looking at its file. */
async function probeReading(database: Kysely<Database>): Promise<void> {
  await (isServer(database) ? sql`select 1` : sql`select count(*) from sqlite_master`).execute(database);
}

/** Rejects where nothing can be written. What it writes, it deletes in the same transaction. */
async function probeWriting(database: Kysely<Database>, now: number): Promise<void> {
  const id = randomUUID();
  await database.transaction().execute(async (open) => {
    await open
      .insertInto('write_probes')
      .values({ id, content: 'x'.repeat(probeCharacters), written_at: now })
      .execute();
    await open.deleteFrom('write_probes').where('id', '=', id).execute();
  });
}
