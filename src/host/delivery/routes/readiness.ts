import type { DatabaseFault } from '../../store/databaseFault';
import type { DatabaseWatch } from '../../store/databaseWatch';

/** Whether the host can serve pages (contract §2), and what is wrong with its database if anything is. */
export interface ReadyState {
  readonly isReady: boolean;
  readonly database: DatabaseFault | 'works';
}

export interface ReadinessOptions {
  readonly watch: Pick<DatabaseWatch, 'look' | 'state' | 'stop'>;
  /** Whether migrations are done. */
  readonly isPrepared: () => boolean;
  readonly canServeCopies: () => Promise<boolean>;
}

const intervalMs = 1_000;

/** Kept, not looked up: a probe gets its answer at once, whatever the database does. */
export class Readiness {
  private known: ReadyState = { isReady: false, database: 'unavailable' };
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(private readonly options: ReadinessOptions) {}

  get state(): ReadyState {
    return this.known;
  }

  /** Never rejects. */
  look(): Promise<void> {
    this.looking ??= this.takeOver().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async takeOver(): Promise<void> {
    const { watch, isPrepared, canServeCopies } = this.options;
    await watch.look(isPrepared());
    const { answers, fault } = watch.state;
    const isReady = (answers && isPrepared()) || (await canServeCopies().catch(() => false));
    this.known = { isReady, database: fault ?? 'works' };
  }

  /** Resolves once it is known for the first time; looks every second until stopped. */
  async start(): Promise<void> {
    await this.look();
    const next = async () => {
      await this.look();
      if (this.timer) this.timer = setTimeout(() => void next(), intervalMs).unref();
    };
    this.timer = setTimeout(() => void next(), intervalMs).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.looking;
    await this.options.watch.stop();
  }
}
