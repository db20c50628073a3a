import type { Kysely } from 'kysely';
import { readPrivacyKeys } from '../../src/host/calls/privacy/privacyKeys';
import { type OutgoingEvent, webhookQueue } from '../../src/host/editor/insight/webhooks/webhookQueue';
import { Outbox } from '../../src/host/outbox/outbox';
import type { Database } from '../../src/host/store/database';
import type { WebhookReceiver } from './webhookReceiver';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const keys = {
  configured: ['a key of the tests that is long enough'],
  databaseUrl: undefined,
  dataFolder: '',
};

/** What sends on one host, which may reach this machine; without chance in its waits. */
export function dispatcherOn(database: Kysely<Database>, clock: () => number): Outbox<OutgoingEvent> {
  const webhooks = { networks: ['loopback'], allowsHttp: true };
  const privacyKeys = () => readPrivacyKeys(keys, database, clock());
  const queue = webhookQueue({ database, clock, webhooks, privacyKeys });
  return new Outbox(queue, { clock, log: silent, chance: () => 1 });
}

/** Looks until nothing more is sent. */
export async function dispatchAll(
  dispatcher: Pick<Outbox<OutgoingEvent>, 'run'>,
  { received }: WebhookReceiver,
): Promise<void> {
  let before = -1;
  while (before !== received.length) {
    before = received.length;
    await dispatcher.run();
  }
}
