import type { Kysely } from 'kysely';
import { readPrivacyKeys } from '../../src/host/calls/privacy/privacyKeys';
import { Dispatcher } from '../../src/host/editor/webhooks/dispatcher';
import type { Database } from '../../src/host/store/database';
import type { WebhookReceiver } from './webhookReceiver';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const keys = {
  configured: ['a key of the tests that is long enough'],
  databaseUrl: undefined,
  dataFolder: '',
};

/** What sends on one host, which may reach this machine; without chance in its waits. */
export const dispatcherOn = (database: Kysely<Database>, clock: () => number): Dispatcher =>
  new Dispatcher(
    {
      database,
      clock,
      log: silent,
      webhooks: { networks: ['loopback'], allowsHttp: true },
      privacyKeys: () => readPrivacyKeys(keys, database, clock()),
    },
    () => 1,
  );

/** Looks until nothing more is sent. */
export async function dispatchAll(dispatcher: Dispatcher, { received }: WebhookReceiver): Promise<void> {
  let before = -1;
  while (before !== received.length) {
    before = received.length;
    await dispatcher.run();
  }
}
