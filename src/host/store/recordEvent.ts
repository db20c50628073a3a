import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { WebhookEvent } from '../../generated/webhookEvent';
import { dayMs } from '../../kernel/date';
import { isMarket } from '../../kernel/market';
import type { Database } from './database';
import type { WebhookEndpointRow } from './tables/webhookTables';

/** So long an event is tried; then it is given up, and shown so. */
export const givenUpAfterMs = 3 * dayMs;

type EventData = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface UntypedEvent {
  readonly type: WebhookEvent['type'];
  /** Epoch milliseconds. */
  readonly at: number;
  readonly templateId?: string | undefined;
  /** Of what is about several templates at once. */
  readonly bundleId?: string | undefined;
  /** Nothing about visitors. */
  readonly data: EventData;
}

type DataOf<Type extends WebhookEvent['type']> = Extract<WebhookEvent, { readonly type: Type }>['data'];

interface TypedEvent<Type extends WebhookEvent['type']> extends UntypedEvent {
  readonly type: Type;
  readonly templateId: string;
  readonly data: Omit<DataOf<Type>, 'templateId' | 'market'> & EventData;
}

type Endpoint = Pick<Selectable<WebhookEndpointRow>, 'id' | 'events' | 'markets'>;

const holds = (list: string | null, value: string): boolean => {
  if (list === null) return true;
  const values: unknown = JSON.parse(list);
  return Array.isArray(values) && values.includes(value);
};

/** Who is kept to some markets hears of a bundle whose templates are all of those, as in the editor. */
const isTold = ({ events, markets }: Endpoint, type: string, about: About): boolean =>
  holds(events, type) && about.markets.every((market) => holds(markets, market));

/** What an event is about, as it stands in its data. */
interface About {
  readonly markets: readonly string[];
  readonly data: EventData;
}

/** `none`: the template names none, or is not known. */
const marketOf = (market: string | undefined): string => (isMarket(market) ? market : 'none');

async function readTemplate(open: Transaction<Database>, templateId: string): Promise<About> {
  const row = await open
    .selectFrom('editor_templates')
    .select('market')
    .where('id', '=', templateId)
    .executeTakeFirst();
  const market = marketOf(row?.market);
  return { markets: [market], data: { templateId, market } };
}

async function readBundle(open: Transaction<Database>, bundleId: string): Promise<About> {
  const { name } = await open
    .selectFrom('editor_bundles')
    .select('name')
    .where('id', '=', bundleId)
    .executeTakeFirstOrThrow();
  const rows = await open
    .selectFrom('editor_bundle_members as member')
    .innerJoin('editor_templates as template', 'template.id', 'member.template_id')
    .select(['template.id', 'template.market'])
    .where('member.bundle_id', '=', bundleId)
    .execute();
  const templateIds = rows.map(({ id }) => id).toSorted();
  const markets = [...new Set(rows.map(({ market }) => marketOf(market)))].toSorted();
  return { markets, data: { bundleId, name, templateIds, markets } };
}

/** An event on its way to endpoints, whether they would be told of it or not. */
export async function addDeliveries(
  open: Transaction<Database>,
  endpointIds: readonly string[],
  { type, at, templateId = '', bundleId = '', data }: UntypedEvent,
): Promise<void> {
  if (endpointIds.length === 0) return;
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  const about = { template_id: templateId, bundle_id: bundleId };
  const event = { event_id: `evt_${randomUUID()}`, type, ...about, body, created_at: at };
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
  const { type, templateId = '', bundleId, data } = event;
  const about = await (bundleId === undefined ? readTemplate(open, templateId) : readBundle(open, bundleId));
  const told = endpoints.filter((endpoint) => isTold(endpoint, type, about));
  await addDeliveries(
    open,
    told.map(({ id }) => id),
    { ...event, data: { ...about.data, ...data } },
  );
}

/**
 * Tells every endpoint that wants to know of an event about a template, in the transaction that makes it happen, so that
 * none is lost and none invented. A change of a template holds its lock, which keeps its events in order.
 */
export const recordEvent = <Type extends WebhookEvent['type']>(
  open: Transaction<Database>,
  event: TypedEvent<Type>,
): Promise<void> => recordUntypedEvent(open, event);
