import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { Polling } from '../../process/polling';
import type { Configuration } from '../../process/settings/configuration';
import { chainEarlierEvidence } from '../../calls/evidence/chainEarlierEvidence';
import { rollUp } from '../../calls/counting/rollUp';
import { deleteExpiredInTurn } from '../retention/deleteExpired';
import type { Database } from '../../store/database';

const firstAfterMs = 60_000;
const intervalMs = 60 * 60 * 1_000;

/** Work that is done now and then; each job takes a lease, so that one host of a database runs it. */
export interface Job {
  readonly name: string;
  /**
   * What was done, for the log; undefined where there was nothing to do.
   * @param signal the host ends: what can wait is broken off
   */
  run(signal: AbortSignal): Promise<Readonly<Record<string, number>> | undefined>;
}

export class ScheduledJobs {
  private readonly polling = new Polling(() => this.runAll(), intervalMs);
  private readonly ending = new AbortController();

  constructor(
    private readonly jobs: readonly Job[],
    private readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  ) {}

  private async runAll(): Promise<void> {
    const { signal } = this.ending;
    for (const { name, run } of this.jobs) {
      if (signal.aborted) return;
      try {
        const done = await run(signal);
        if (done) this.log.info({ job: name, done }, 'a scheduled job was done');
      } catch (error) {
        if (!this.ending.signal.aborted)
          this.log.warn({ err: error, job: name }, 'a scheduled job could not be done; trying again later');
      }
    }
  }

  start(): void {
    this.polling.start(firstAfterMs);
  }

  stop(): Promise<void> {
    this.ending.abort();
    return this.polling.stop();
  }
}

export interface DatabaseJobsOptions {
  readonly database: Kysely<Database>;
  readonly retention: Configuration['retention'];
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

export const createDatabaseJobs = ({ database, retention, clock, log }: DatabaseJobsOptions): ScheduledJobs =>
  new ScheduledJobs(
    [
      {
        name: 'old counts to months',
        run: async (signal) => ((await rollUp(database, clock(), signal)) ? {} : undefined),
      },
      {
        name: 'evidence of earlier versions to the chain',
        run: (signal) => chainEarlierEvidence(database, clock(), signal),
      },
      { name: 'retention', run: (signal) => deleteExpiredInTurn({ database, signal }, retention, clock()) },
    ],
    log,
  );
