import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { stopInTime } from '../process/ending';
import { Polling } from '../process/polling';
import { waitAfter } from './backoff';
import { deadlineMs, type Sent } from './sendWebhook';

const intervalMs = 1_000;
/** Longer than a try may take, with time to write down what came of it. */
const leaseMs = deadlineMs + 50_000;
/** A host sends an endpoint so much at once: one that is slow keeps no other one waiting. */
const mostOfEndpoint = 2;

/** What is on its way to an endpoint, as the database keeps it. */
export interface Outgoing {
  readonly endpoint: string;
  /** The same at each try. */
  readonly eventId: string;
  /** This one among them. */
  readonly tries: number;
}

export interface Taking {
  readonly endpoint: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly leaseMs: number;
  readonly most: number;
}

export interface Ending {
  readonly sent: Sent;
  readonly now: number;
  /** How long to wait before the next try, in ms. */
  readonly waitMs: number;
}

/** Rows of one kind that are to be sent. Hosts of one database share them. */
export interface OutboxQueue<Item extends Outgoing> {
  /** In the log: `webhooks`, and one of them: `a webhook`. */
  readonly name: string;
  readonly one: string;
  /** Endpoints that something is to be sent to now. */
  endpointsDue(now: number): Promise<readonly string[]>;
  /** Takes what is due. It is this host's until its lease ends: another host takes it then. */
  take(taking: Taking): Promise<readonly Item[]>;
  /** Sends once; undefined: there is nobody to send it to any more. */
  send(item: Item): Promise<Sent | undefined>;
  /** Writes down what came of a try, unless its lease ended meanwhile and another host took it. */
  end(item: Item, ending: Ending): Promise<void>;
}

export interface OutboxOptions {
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** From 0 to 1; what waits are shortened by. */
  readonly chance?: () => number;
}

/** Sends what waits in a queue, until stopped; what is being sent then is waited for. */
export class Outbox<Item extends Outgoing> {
  private readonly polling = new Polling(() => this.look(), intervalMs);
  private readonly underWay = new Map<string, Set<Promise<void>>>();
  private isFailing = false;
  private isStopped = false;

  constructor(
    private readonly queue: OutboxQueue<Item>,
    private readonly options: OutboxOptions,
  ) {}

  private async look(): Promise<void> {
    const { clock, log } = this.options;
    try {
      for (const endpoint of await this.queue.endpointsDue(clock())) await this.begin(endpoint);
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing)
        log.warn({ err: error }, `${this.queue.name} could not be looked at; trying again`);
      this.isFailing = true;
    }
  }

  private async begin(endpoint: string): Promise<void> {
    const sending = this.underWay.get(endpoint) ?? new Set<Promise<void>>();
    this.underWay.set(endpoint, sending);
    const most = mostOfEndpoint - sending.size;
    if (most <= 0 || this.isStopped) return;
    for (const item of await this.queue.take({ endpoint, now: this.options.clock(), leaseMs, most })) {
      const sent = this.deliver(item).finally(() => {
        sending.delete(sent);
        // What waited for it need not wait for the next look.
        if (!this.isStopped) void this.polling.run();
      });
      sending.add(sent);
    }
  }

  private async deliver(item: Item): Promise<void> {
    const { clock, log, chance = Math.random } = this.options;
    const { one } = this.queue;
    try {
      const sent = await this.queue.send(item);
      if (!sent) return;
      await this.queue.end(item, { sent, now: clock(), waitMs: waitAfter(item.tries, chance()) });
      if (sent.problem !== undefined) {
        const { endpoint, eventId: event, tries } = item;
        log.warn({ endpoint, event, tries, ...sent }, `${one} was not delivered`);
      }
    } catch (error) {
      log.warn({ err: error }, `what came of ${one} could not be stored; it is sent again`);
    }
  }

  start(): void {
    this.polling.start();
  }

  private sending(): readonly Promise<void>[] {
    return [...this.underWay.values()].flatMap((each) => [...each]);
  }

  /** Sends what is due now, and what that makes due. */
  async run(): Promise<void> {
    do {
      await Promise.all(this.sending());
      await this.polling.run();
    } while (this.sending().length > 0);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.polling.stop();
    await Promise.all(this.sending());
  }
}

/** Sends what waits in a queue while the host listens. */
export function registerOutbox<Item extends Outgoing>(
  app: FastifyInstance,
  queue: OutboxQueue<Item>,
  options: OutboxOptions,
): void {
  const outbox = new Outbox(queue, options);
  app.addHook('onListen', async () => outbox.start());
  app.addHook('preClose', () => stopInTime(app, queue.name, () => outbox.stop()));
}
