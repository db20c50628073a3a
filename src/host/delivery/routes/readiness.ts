import { Polling } from '../../process/polling';
import type { DatabaseFault } from '../../store/databaseFault';
import type { DatabaseWatch } from '../../store/databaseWatch';
import type { FastifyInstance } from 'fastify';
import { forbidCaching } from '../http/cacheControl';
import { sendFailure } from '../http/envelope';

/** Whether the host can serve pages (contract §2), and what is wrong with its database if anything is. */
export interface ReadyState {
  readonly isReady: boolean;
  readonly database: DatabaseFault | 'works';
  /** Of SQLite's log that is not yet in its file; undefined: there is none. */
  readonly logBytes?: number | undefined;
}

export interface ReadinessOptions {
  readonly watch: Pick<DatabaseWatch, 'look' | 'state' | 'stop'>;
  readonly isPrepared: () => boolean;
  readonly canServeCopies: () => Promise<boolean>;
}

const intervalMs = 1_000;

/** Kept, not looked up: a probe gets its answer at once, whatever the database does. */
export class Readiness {
  private isReady = false;
  private readonly looking = new Polling(() => this.readState(), intervalMs);

  constructor(private readonly options: ReadinessOptions) {}

  /** What a statement failed by, or what a write told since, counts at once. */
  get state(): ReadyState {
    const { fault, logBytes } = this.options.watch.state;
    return { isReady: this.isReady, database: fault ?? 'works', logBytes };
  }

  /** Never rejects. */
  look(): Promise<void> {
    return this.looking.run();
  }

  private async readState(): Promise<void> {
    const { watch, isPrepared, canServeCopies } = this.options;
    await watch.look(isPrepared());
    const isServing = watch.state.answers && isPrepared();
    this.isReady = isServing || (await canServeCopies().catch(() => false));
  }

  /** Resolves once it is known for the first time; looks every second until stopped. */
  async start(): Promise<void> {
    await this.look();
    this.looking.start();
  }

  async stop(): Promise<void> {
    await this.looking.stop();
    await this.options.watch.stop();
  }
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve pages (contract §2); its body says what is wrong with the
 * database, which alone is no reason to send nobody here. Both answer at once, from what is known.
 */
export function registerHealth(app: FastifyInstance, readyState: () => ReadyState): void {
  app.get('/healthz', async (_request, reply) => {
    forbidCaching(reply);
    return { status: 'alive' };
  });
  app.get('/readyz', async (_request, reply) => {
    const { isReady, database, logBytes } = readyState();
    if (!isReady) return sendFailure(reply, 503, `database: ${database}`);
    forbidCaching(reply);
    return { status: 'ready', database, ...(logBytes !== undefined && { logBytes }) };
  });
}
