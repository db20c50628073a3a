import type { FastifyBaseLogger } from 'fastify';
import { createLanes } from '../../process/bulkhead';
import { withTimeout } from '../../../kernel/timeout';

interface Work {
  /** For the log, should it be lost. */
  readonly what: string;
  readonly write: () => Promise<void>;
}

/** What is written, in the log's words. */
export interface WrittenSubject {
  /** `evidence of an agreement`. */
  readonly one: string;
  readonly many: string;
}

interface Waiting {
  readonly works: Work[];
  readonly since: number;
  failures: number;
  /** How many others had been written at the last of them. */
  othersWritten: number;
  running: Promise<boolean> | undefined;
}

export interface WriteQueueState {
  readonly length: number;
  /** How long the oldest of them waits; 0: none does. */
  readonly oldestSeconds: number;
  /** Rows that were never written. */
  readonly lost: number;
}

const maxWaiting = 5_000;
/** Each takes a connection and waits there for the chain's one lock: more would leave none to the calls themselves. */
const maxAtOnce = 2;
const usualRetryMs = 5_000;
/** A minute in which the database wrote others: then it is not the database that fails. */
const maxFailures = 12;
/** However long the database is down: what nobody could write in a day is not kept for ever. */
const maxWaitMs = 24 * 60 * 60 * 1_000;
/** So many failures one after the other, and the rest waits for the next round. */
const maxFailuresOfRound = 20;

/**
 * Writes once it can: a visitor never waits long for a database that is down, and nothing is lost while this process
 * lives but what the database would never take. What is about one call stays in order; a call that can't be written
 * never holds up the others.
 */
export class WriteQueue {
  private readonly waiting = new Map<string, Waiting>();
  private written = 0;
  private lost = 0;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private readonly inLane = createLanes(maxAtOnce);

  /** @param retryAfterMs how long what could not be written waits for its next try */
  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
    private readonly subject: WrittenSubject,
    private readonly retryAfterMs = usualRetryMs,
  ) {}

  state(): WriteQueueState {
    const oldest = Math.min(...[...this.waiting.values()].map(({ since }) => since));
    return {
      length: this.waiting.size,
      oldestSeconds: this.waiting.size > 0 ? (performance.now() - oldest) / 1_000 : 0,
      lost: this.lost,
    };
  }

  /** Resolves once it was written, or could not be and waits. */
  async add(id: string, work: Work): Promise<void> {
    const known = this.waiting.get(id);
    if (known) known.works.push(work);
    else if (this.waiting.size < maxWaiting) {
      this.waiting.set(id, {
        works: [work],
        since: performance.now(),
        failures: 0,
        othersWritten: -1,
        running: undefined,
      });
    } else {
      this.lost += 1;
      this.log.error(
        { call: id, lost: [work.what], waiting: this.waiting.size },
        `${this.subject.one} is lost: too much waits for the database`,
      );
      return;
    }
    await this.write(id);
  }

  /** Says whether all about one call is written. */
  private write(id: string): Promise<boolean> {
    const call = this.waiting.get(id);
    if (!call) return Promise.resolve(true);
    call.running ??= this.writeInOrder(id, call).finally(() => (call.running = undefined));
    return call.running;
  }

  private async writeInOrder(id: string, call: Waiting): Promise<boolean> {
    try {
      for (let work = call.works[0]; work; work = call.works[0]) {
        await this.inLane(work.write);
        call.works.shift();
        this.written += 1;
      }
      this.waiting.delete(id);
      return true;
    } catch (error) {
      this.countFailure(id, call, error);
      return false;
    }
  }

  private countFailure(id: string, call: Waiting, error: unknown): void {
    if (this.written > call.othersWritten) call.failures += 1;
    call.othersWritten = this.written;
    // Behind those that have not been tried since.
    this.waiting.delete(id);
    if (call.failures >= maxFailures || performance.now() - call.since > maxWaitMs) {
      this.lost += call.works.length;
      const lost = {
        err: error,
        call: id,
        lost: call.works.map(({ what }) => what),
        failures: call.failures,
      };
      this.log.error(lost, `${this.subject.one} is lost: the database never took it`);
      return;
    }
    this.waiting.set(id, call);
    this.log.warn({ err: error, waiting: this.waiting.size }, `${this.subject.many} waits for the database`);
    this.wakeLater();
  }

  private wakeLater(): void {
    if (this.isStopped) return;
    this.timer ??= setTimeout(() => void this.tryAgain(), this.retryAfterMs).unref();
  }

  private async tryAgain(): Promise<void> {
    await this.writeAll();
    this.timer = undefined;
    if (this.waiting.size > 0) this.wakeLater();
  }

  private async writeAll(): Promise<void> {
    let failuresInRow = 0;
    for (const id of [...this.waiting.keys()]) {
      failuresInRow = (await this.write(id)) ? 0 : failuresInRow + 1;
      if (failuresInRow >= maxFailuresOfRound) return;
    }
  }

  /**
   * Tries once more; call it when no more requests come. Rejects where something is lost, after the log has said what.
   */
  async stop(limitMs: number): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await withTimeout(limitMs, this.writeAll()).catch(() => undefined);
    for (const [call, { works }] of this.waiting) {
      this.lost += works.length;
      this.log.error(
        { call, lost: works.map(({ what }) => what) },
        `${this.subject.one} is lost: the host ends before the database took it`,
      );
    }
    if (this.waiting.size > 0)
      throw new Error(`the database did not take ${this.subject.many} of ${this.waiting.size} calls`);
  }
}
