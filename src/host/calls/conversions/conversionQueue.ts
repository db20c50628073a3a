import type { Kysely } from 'kysely';
import type { WebhookSettings } from '../../process/settings/webhooks';
import { allowedAddresses } from '../../outbox/allowedAddress';
import type { OutboxQueue, Outgoing } from '../../outbox/outbox';
import { sendWebhook, type Sent } from '../../outbox/sendWebhook';
import { signatureHeaders } from '../../outbox/signature';
import type { Database } from '../../store/database';
import type { PrivacyKeys } from '../privacy/privacyKeys';
import type { ConversionEndpoint } from './conversionEndpoints';
import {
  endpointsDue,
  recordAttempt,
  openConversion,
  type StoredConversion,
  claimDue,
} from './conversionStore';

export interface ConversionQueueOptions {
  readonly database: Kysely<Database>;
  readonly keys: () => Promise<PrivacyKeys>;
  readonly endpoints: readonly ConversionEndpoint[];
  readonly webhooks: WebhookSettings;
  readonly clock: () => number;
}

export interface OutgoingConversion extends Outgoing {
  readonly conversion: StoredConversion;
}

const outgoing = (conversion: StoredConversion): OutgoingConversion => ({
  endpoint: conversion.endpoint,
  eventId: conversion.event_id,
  tries: conversion.tries,
  conversion,
});

/** Conversions on their way to the brand's endpoints. What is for an endpoint that this host's brand file has not stays. */
export function conversionQueue({
  database,
  keys,
  endpoints,
  webhooks,
  clock,
}: ConversionQueueOptions): OutboxQueue<OutgoingConversion> {
  const isAllowed = allowedAddresses(webhooks.networks);
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));

  async function send(
    conversion: StoredConversion,
    { url, secret }: ConversionEndpoint,
  ): Promise<Sent | undefined> {
    // Erased since it was looked for.
    if (conversion.body === null) return undefined;
    const body = openConversion(conversion, await keys());
    if (body === undefined) return { status: undefined, problem: 'secret' };
    const headers = signatureHeaders({ id: conversion.event_id, sentAt: clock(), body }, [secret]);
    return sendWebhook({ url, headers, body, isAllowed, allowsHttp: webhooks.allowsHttp });
  }

  return {
    name: 'conversions',
    one: 'a conversion',
    endpointsDue: (now) => endpointsDue(database, [...byName.keys()], now),
    take: async (taking) => (await claimDue(database, taking)).map(outgoing),
    async send({ conversion }) {
      const endpoint = byName.get(conversion.endpoint);
      return endpoint && send(conversion, endpoint);
    },
    end: ({ conversion }, ending) => recordAttempt(database, conversion, ending),
  };
}
