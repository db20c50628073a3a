import type { FastifyBaseLogger } from 'fastify';

type Work = () => Promise<void>;

const mostWaiting = 5_000;
const retryAfterMs = 5_000;

/**
 * Writes once it can: a visitor never waits long for a database that is down, and nothing is lost while this process
 * lives. What is about one call stays in order; a call that can't be written never holds up the others.
 */
export class EvidenceQueue {
  private readonly waiting = new Map<string, Work[]>();
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {}

  /** Resolves once it was written, or could not be and waits. */
  add(id: string, work: Work): Promise<void> {
    const known = this.waiting.get(id);
    if (known) known.push(work);
    else if (this.waiting.size < mostWaiting) this.waiting.set(id, [work]);
    else {
      this.log.error({ waiting: this.waiting.size }, 'evidence of an agreement is lost: too much waits for the database');
      return Promise.resolve();
    }
    return this.timer === undefined ? this.flush() : Promise.resolve();
  }

  private flush(): Promise<void> {
    this.running ??= this.drain().finally(() => (this.running = undefined));
    return this.running;
  }

  private async drain(): Promise<void> {
    for (let next = this.first(); next; next = this.first()) {
      const [id, works] = next;
      try {
        while (works[0]) {
          await works[0]();
          works.shift();
        }
        this.waiting.delete(id);
      } catch (error) {
        this.log.warn({ err: error, waiting: this.waiting.size }, 'evidence of agreements waits for the database');
        this.waiting.delete(id);
        this.waiting.set(id, works);
        this.wakeLater();
        return;
      }
    }
  }

  private first(): [string, Work[]] | undefined {
    const { value, done } = this.waiting.entries().next();
    return done ? undefined : value;
  }

  private wakeLater(): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.flush();
    }, retryAfterMs).unref();
  }

  /** Tries once more; call it when no more requests come. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.flush();
    clearTimeout(this.timer);
    if (this.waiting.size > 0) this.log.error({ waiting: this.waiting.size }, 'evidence of agreements is lost: the database is down');
  }
}
