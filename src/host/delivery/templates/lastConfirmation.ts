import type { FastifyBaseLogger } from 'fastify';
import { lastGoodAgeMs } from '../http/cacheControl';
import { readFile } from 'node:fs/promises';
import { replaceFile } from '../../process/replaceFile';
import path from 'node:path';

/** The file is only needed after a restart, so it need not be to the second. */
const intervalMs = 60_000;

/** Up to which point the copies on disk are known to be what is published. */
interface Confirmation {
  /** Value of the store's revision counter. */
  readonly sequence: number;
  readonly confirmedAt: number;
}

const never: Confirmation = { sequence: 0, confirmedAt: 0 };

const fileIn = (folder: string): string => path.join(folder, 'confirmed');

async function readConfirmation(folder: string): Promise<Confirmation> {
  try {
    const [sequence, confirmedAt] = (await readFile(fileIn(folder), 'utf8')).split(' ').map(Number);
    const isWhole = Number.isSafeInteger(sequence) && Number.isSafeInteger(confirmedAt);
    return isWhole ? { sequence: sequence ?? 0, confirmedAt: confirmedAt ?? 0 } : never;
  } catch {
    return never;
  }
}

export interface LastConfirmationOptions {
  readonly copiesFolder: string;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** When the database last said what is published, over a restart of the host as well. */
export class LastConfirmation {
  private known: Confirmation | undefined;
  private written: Confirmation = { sequence: -1, confirmedAt: 0 };

  constructor(private readonly options: LastConfirmationOptions) {}

  /** Undefined before anybody asked. */
  current(): Confirmation | undefined {
    return this.known;
  }

  async read(): Promise<Confirmation> {
    this.known ??= await this.fromFile();
    return this.known;
  }

  /** The host that wrote it may have heard from the database until the next writing was due: seven days are the least. */
  private async fromFile(): Promise<Confirmation> {
    const { copiesFolder, clock } = this.options;
    const { sequence, confirmedAt } = await readConfirmation(copiesFolder);
    return { sequence, confirmedAt: Math.min(clock(), confirmedAt + intervalMs) };
  }

  /** The database has answered now, with this value of its revision counter. Never rejects. */
  async confirm(sequence: number): Promise<void> {
    const { copiesFolder, clock, log } = this.options;
    const confirmation = { sequence, confirmedAt: clock() };
    this.known = confirmation;
    if (
      sequence === this.written.sequence &&
      confirmation.confirmedAt - this.written.confirmedAt < intervalMs
    )
      return;
    this.written = confirmation;
    await replaceFile(fileIn(copiesFolder), `${sequence} ${confirmation.confirmedAt}`).catch(
      (error: unknown) => log.warn({ err: error }, 'the state of the last good copies could not be saved'),
    );
  }

  /** Whether copies may still be served without the database; `copiedAt` (epoch ms) is when one of them was made. */
  async isRecent(copiedAt = 0): Promise<boolean> {
    const { confirmedAt } = await this.read();
    return this.options.clock() - Math.max(confirmedAt, copiedAt) <= lastGoodAgeMs;
  }
}
