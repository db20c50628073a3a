import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { WebhookEvent } from '../../generated/webhookEvent';
import { dayMs } from '../../kernel/date';
import { isMarket } from '../../kernel/market';
import type { Database } from './database';
import type { WebhookEndpointRow } from './tables/webhookTables';

/** So long an event is tried; then it is given up, and shown so. */
export const givenUpAfterMs = 3 * dayMs;

type EventData = Readonly<Record<string, string | number | boolean>>;

export interface UntypedEvent {
  readonly type: WebhookEvent['type'];
  /** Epoch milliseconds. */
  readonly at: number;
  readonly templateId: string;
  /** Nothing about visitors. */
  readonly data: EventData;
}

type DataOf<Type extends WebhookEvent['type']> = Extract<WebhookEvent, { readonly type: Type }>['data'];

interface TypedEvent<Type extends WebhookEvent['type']> extends UntypedEvent {
  readonly type: Type;
  readonly data: Omit<DataOf<Type>, 'templateId' | 'market'> & EventData;
}

type Endpoint = Pick<Selectable<WebhookEndpointRow>, 'id' | 'events' | 'markets'>;

const holds = (list: string | null, value: string): boolean => {
  if (list === null) return true;
  const values: unknown = JSON.parse(list);
  return Array.isArray(values) && values.includes(value);
};

const isTold = ({ events, markets }: Endpoint, type: string, market: string): boolean =>
  holds(events, type) && holds(markets, market);

/** `none`: the template names none, or is not known. */
async function marketOf(open: Transaction<Database>, templateId: string): Promise<string> {
  const row = await open
    .selectFrom('editor_templates')
    .select('market')
    .where('id', '=', templateId)
    .executeTakeFirst();
  return isMarket(row?.market) ? row.market : 'none';
}

/** An event on its way to endpoints, whether they would be told of it or not. */
export async function addDeliveries(
  open: Transaction<Database>,
  endpointIds: readonly string[],
  { type, at, templateId, data }: UntypedEvent,
): Promise<void> {
  if (endpointIds.length === 0) return;
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  const event = { event_id: `evt_${randomUUID()}`, type, template_id: templateId, body, created_at: at };
  const untried = { tries: 0, leased_until: 0, tried_at: null, status: null, problem: null };
  await open
    .insertInto('webhook_deliveries')
    .values(
      endpointIds.map((endpoint_id) => ({
        ...event,
        ...untried,
        endpoint_id,
        state: 'pending' as const,
        next_at: at,
        give_up_at: at + givenUpAfterMs,
      })),
    )
    .execute();
}

/** The same for data that the compiler knows nothing of. */
export async function recordUntypedEvent(open: Transaction<Database>, event: UntypedEvent): Promise<void> {
  const endpoints = await open
    .selectFrom('webhook_endpoints')
    .select(['id', 'events', 'markets'])
    .where('is_on', '=', 1)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (endpoints.length === 0) return;
  const { type, templateId, data } = event;
  const market = await marketOf(open, templateId);
  const told = endpoints.filter((endpoint) => isTold(endpoint, type, market));
  await addDeliveries(
    open,
    told.map(({ id }) => id),
    { ...event, data: { templateId, market, ...data } },
  );
}

/**
 * Tells every endpoint that wants to know of an event about a template, in the transaction that makes it happen, so that
 * none is lost and none invented. Whoever changes a template holds its lock, which is what keeps its events in order.
 */
export const recordEvent = <Type extends WebhookEvent['type']>(
  open: Transaction<Database>,
  event: TypedEvent<Type>,
): Promise<void> => recordUntypedEvent(open, event);
