import type { FastifyInstance } from 'fastify';
import { stopInTime } from '../../process/ending';
import { Polling } from '../../process/polling';
import type { Editor } from '../editor';
import { allowedAddresses, type IsAllowed } from './allowedAddress';
import { waitAfter } from './backoff';
import { endpointsDue, endTry, type StoredDelivery, takeDue } from './deliveryStore';
import { findEndpoint, type StoredEndpoint } from './endpointStore';
import { openSecret } from './sealedSecret';
import { deadlineMs, sendWebhook, type Sent } from './sendWebhook';
import { signatureHeaders } from './signature';

const intervalMs = 1_000;
/** Longer than a try may take, with time to write down what came of it. */
const leaseMs = deadlineMs + 50_000;
/** A host sends an endpoint so much at once: one that is slow keeps no other one waiting. */
const mostOfEndpoint = 2;

type DispatchingEditor = Pick<Editor, 'database' | 'clock' | 'log' | 'privacyKeys' | 'webhooks'>;

/** Sends what waits, until stopped; what is being sent then is waited for. */
export class Dispatcher {
  private readonly polling = new Polling(() => this.look(), intervalMs);
  private readonly underWay = new Map<string, Set<Promise<void>>>();
  private readonly isAllowed: IsAllowed;
  private isFailing = false;
  private isStopped = false;

  constructor(
    private readonly editor: DispatchingEditor,
    private readonly chance: () => number = Math.random,
  ) {
    this.isAllowed = allowedAddresses(editor.webhooks.networks);
  }

  private async look(): Promise<void> {
    const { database, clock, log } = this.editor;
    try {
      for (const endpointId of await endpointsDue(database, clock())) await this.begin(endpointId);
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) log.warn({ err: error }, 'webhooks could not be looked at; trying again');
      this.isFailing = true;
    }
  }

  private async begin(endpointId: string): Promise<void> {
    const { database, clock } = this.editor;
    const sending = this.underWay.get(endpointId) ?? new Set<Promise<void>>();
    this.underWay.set(endpointId, sending);
    const most = mostOfEndpoint - sending.size;
    if (most <= 0 || this.isStopped) return;
    for (const delivery of await takeDue(database, { endpointId, now: clock(), leaseMs, most })) {
      const sent = this.deliver(delivery).finally(() => {
        sending.delete(sent);
        // The next of its template need not wait for the next look.
        if (!this.isStopped) void this.polling.run();
      });
      sending.add(sent);
    }
  }

  private async deliver(delivery: StoredDelivery): Promise<void> {
    const { database, clock, log } = this.editor;
    try {
      const endpoint = await findEndpoint(database, delivery.endpoint_id);
      if (!endpoint) return;
      const sent = await this.send(delivery, endpoint);
      const waitMs = waitAfter(delivery.tries, this.chance());
      await endTry(database, delivery, { sent, now: clock(), waitMs });
      if (sent.problem !== undefined) {
        const { event_id: event, tries } = delivery;
        log.warn({ endpoint: endpoint.id, event, tries, ...sent }, 'a webhook was not delivered');
      }
    } catch (error) {
      log.warn({ err: error }, 'what came of a webhook could not be stored; it is sent again');
    }
  }

  private async send({ event_id, body }: StoredDelivery, endpoint: StoredEndpoint): Promise<Sent> {
    const { clock, privacyKeys, webhooks } = this.editor;
    const now = clock();
    const keys = await privacyKeys();
    const { id, url, secret, previous_secret, previous_until } = endpoint;
    const stored = [secret, ...((previous_until ?? 0) > now && previous_secret ? [previous_secret] : [])];
    const [first, ...others] = stored.map((each) => openSecret(keys, id, each));
    if (first === undefined) return { status: undefined, problem: 'secret' };
    const secrets = [first, ...others.filter((each) => each !== undefined)];
    const headers = signatureHeaders({ id: event_id, sentAt: now, body }, secrets);
    return sendWebhook({ url, headers, body, isAllowed: this.isAllowed, allowsHttp: webhooks.allowsHttp });
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

/** Sends webhooks while the host listens. */
export function registerDispatcher(app: FastifyInstance, editor: DispatchingEditor): void {
  const dispatcher = new Dispatcher(editor);
  app.addHook('onListen', async () => dispatcher.start());
  app.addHook('preClose', () => stopInTime(app, 'webhooks', () => dispatcher.stop()));
}
