import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database';
import { rollUp } from './rollUp';

const firstAfterMs = 60_000;
const intervalMs = 60 * 60 * 1_000;

/** Rolls old counts up, now and then; hosts of one database take turns. */
export class CountHousekeeping {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;

  constructor(
    private readonly database: Kysely<Database>,
    private readonly clock: () => number,
    private readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  ) {}

  private async work(): Promise<void> {
    try {
      if (await rollUp(this.database, this.clock())) this.log.info('old counts were rolled up to months');
    } catch (error) {
      this.log.warn({ err: error }, 'old counts could not be rolled up; trying again later');
    }
  }

  start(): void {
    const next = (afterMs: number): void => {
      this.timer = setTimeout(() => {
        this.working = this.work();
        next(intervalMs);
      }, afterMs).unref();
    };
    next(firstAfterMs);
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.working;
  }
}
