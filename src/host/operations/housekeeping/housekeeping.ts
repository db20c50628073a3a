import type { FastifyBaseLogger } from 'fastify';

const firstAfterMs = 60_000;
const intervalMs = 60 * 60 * 1_000;

/** Work that is done now and then; each job takes a lease, so that one host of a database runs it. */
export interface Chore {
  readonly name: string;
  /**
   * What was done, for the log; undefined where there was nothing to do.
   * @param signal the host ends: what can wait is broken off
   */
  run(signal: AbortSignal): Promise<Readonly<Record<string, number>> | undefined>;
}

/** Does the chores of a host, one after the other. */
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private readonly ending = new AbortController();

  constructor(
    private readonly chores: readonly Chore[],
    private readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  ) {}

  private async work(): Promise<void> {
    const { signal } = this.ending;
    for (const { name, run } of this.chores) {
      if (signal.aborted) return;
      try {
        const done = await run(signal);
        if (done) this.log.info({ chore: name, done }, 'housekeeping was done');
      } catch (error) {
        if (!this.ending.signal.aborted)
          this.log.warn({ err: error, chore: name }, 'housekeeping could not be done; trying again later');
      }
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
    this.ending.abort();
    await this.working;
  }
}
