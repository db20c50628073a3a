import { allowedAddresses } from '../../../outbox/allowedAddress';
import type { Ending, OutboxQueue, Outgoing, Taking } from '../../../outbox/outbox';
import { sendWebhook, type Sent } from '../../../outbox/sendWebhook';
import { signatureHeaders } from '../../../outbox/signature';
import type { Editor } from '../../editor';
import { endpointsDue, recordAttempt, type StoredDelivery, claimDue } from './deliveryStore';
import { findEndpoint, type StoredEndpoint } from './endpointStore';
import { openSecret } from './sealedSecret';

type SendingEditor = Pick<Editor, 'database' | 'clock' | 'privacyKeys' | 'webhooks'>;

export interface OutgoingEvent extends Outgoing {
  readonly delivery: StoredDelivery;
}

const outgoing = (delivery: StoredDelivery): OutgoingEvent => ({
  endpoint: delivery.endpoint_id,
  eventId: delivery.event_id,
  tries: delivery.tries,
  delivery,
});

/** Events on their way to the endpoints of the editor's administrators. */
export function webhookQueue({
  database,
  clock,
  privacyKeys,
  webhooks,
}: SendingEditor): OutboxQueue<OutgoingEvent> {
  const isAllowed = allowedAddresses(webhooks.networks);

  async function send({ event_id, body }: StoredDelivery, endpoint: StoredEndpoint): Promise<Sent> {
    const now = clock();
    const keys = await privacyKeys();
    const { id, url, secret, previous_secret, previous_until } = endpoint;
    const stored = [secret, ...((previous_until ?? 0) > now && previous_secret ? [previous_secret] : [])];
    const [first, ...others] = stored.map((each) => openSecret(keys, id, each));
    if (first === undefined) return { status: undefined, problem: 'secret' };
    const secrets = [first, ...others.filter((each) => each !== undefined)];
    const headers = signatureHeaders({ id: event_id, sentAt: now, body }, secrets);
    return sendWebhook({ url, headers, body, isAllowed, allowsHttp: webhooks.allowsHttp });
  }

  return {
    name: 'webhooks',
    one: 'a webhook',
    endpointsDue: (now) => endpointsDue(database, now),
    async take({ endpoint, ...taking }: Taking) {
      return (await claimDue(database, { endpointId: endpoint, ...taking })).map(outgoing);
    },
    async send({ delivery }) {
      const endpoint = await findEndpoint(database, delivery.endpoint_id);
      return endpoint && send(delivery, endpoint);
    },
    end: ({ delivery }, ending: Ending) => recordAttempt(database, delivery, ending),
  };
}
