import { stat, statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database';

/** To this size SQLite cuts the log down when it begins anew; above it the host folds it back into the file itself. */
export const logBoundBytes = 16 * 1024 * 1024;

/** Room that is kept beyond what the file grows by when the log is folded back: what is written between two looks. */
const spareBytes = 16 * 1024 * 1024;

/** Whether SQLite may write; every connection of a host asks before it does. */
export interface WriteGate {
  isClosed: boolean;
}

export interface WriteAheadLogOptions {
  /** A connection of the host to the file. */
  readonly database: Kysely<Database>;
  readonly file: string;
  readonly gate: WriteGate;
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

const freeBytesBeside = async (file: string): Promise<number> => {
  const { bavail, bsize } = await statfs(file);
  return bavail * bsize;
};

/**
 * Keeps the log that SQLite writes ahead of its file within bounds. As long as somebody reads one state of the file the log can
 * only grow, and SQLite folds it back with a write alone: one that filled the disk would never be folded back. So the host
 * folds it itself once it can, and writes no more while there is just enough room left to do so.
 */
export class WriteAheadLog {
  private known = 0;

  constructor(private readonly options: WriteAheadLogOptions) {}

  /** Of the last look. */
  get bytes(): number {
    return this.known;
  }

  /**
   * @param isNeeded the disk is full, so that room counts more than the work
   * Never rejects: a reader, or a disk without room, ends by itself, and the next look tries again.
   */
  async look(isNeeded: boolean): Promise<void> {
    const { file, gate } = this.options;
    const log = `${file}-wal`;
    this.known = await sizeOf(log);
    if (this.known > logBoundBytes || (isNeeded && this.known > 0)) {
      await this.fold().catch(() => undefined);
      this.known = await sizeOf(log);
    }
    gate.isClosed = this.known > logBoundBytes && !(await this.hasRoom().catch(() => true));
  }

  private async fold(): Promise<void> {
    await sql`pragma wal_checkpoint(truncate)`.execute(this.options.database);
  }

  /** Whether the log could be folded back if nobody read. */
  private async hasRoom(): Promise<boolean> {
    const { database, file } = this.options;
    const { rows } = await sql<{ bytes: number }>`
      select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(database);
    const growth = Math.max(0, (rows[0]?.bytes ?? 0) - (await sizeOf(file)));
    return (await freeBytesBeside(file)) > growth + spareBytes;
  }
}
