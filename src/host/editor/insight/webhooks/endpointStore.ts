import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { ChangeWebhookPayload, CreateWebhookPayload, Webhook } from '../../../../generated/editor';
import { isMarket } from '../../../../kernel/market';
import { isWebhookEventType } from '../../../../kernel/webhookEvents';
import type { PrivacyKeys } from '../../../calls/privacy/privacyKeys';
import type { Database } from '../../../store/database';
import { decodeList, encodeList, integerOf } from '../../../store/decodeRow';
import type { WebhookEndpointRow } from '../../../store/tables/webhookTables';
import { sealSecret } from './sealedSecret';
import { makeSigningSecret } from '../../../outbox/signature';

/** While receivers take up a new secret, requests are signed with the one before too. */
const rotationMs = 24 * 60 * 60 * 1_000;

export type StoredEndpoint = Selectable<WebhookEndpointRow>;

interface Figures {
  readonly pending: number;
  readonly failed: number;
  readonly deliveredAt: number | null;
}

const noFigures: Figures = { pending: 0, failed: 0, deliveredAt: null };

/** Replies say `null` for all there are. */
const listOrNull = <Value>(list: readonly Value[] | undefined): Value[] | null => (list ? [...list] : null);

const decode = (row: StoredEndpoint, now: number, figures: Figures = noFigures): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: listOrNull(decodeList(row.events, 'events', isWebhookEventType)),
  markets: listOrNull(decodeList(row.markets, 'markets', isMarket)),
  isOn: row.is_on === 1,
  createdAt: row.created_at,
  createdByName: row.created_by_name,
  previousSecretUntil: (row.previous_until ?? 0) > now ? row.previous_until : null,
  ...figures,
});

/** By endpoint. @param onlyOf leaves all others out */
async function readFigures(
  database: Kysely<Database>,
  onlyOf?: string,
): Promise<ReadonlyMap<string, Figures>> {
  const rows = await database
    .selectFrom('webhook_deliveries')
    .select(['endpoint_id', 'state'])
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('tried_at').as('last')])
    .$if(onlyOf !== undefined, (select) => select.where('endpoint_id', '=', onlyOf ?? ''))
    .groupBy(['endpoint_id', 'state'])
    .execute();
  const figures = new Map<string, Figures>();
  for (const row of rows) {
    const known = figures.get(row.endpoint_id) ?? noFigures;
    const count = integerOf({ ...row }, 'count');
    const one = row.state === 'delivered' ? { deliveredAt: row.last } : { [row.state]: count };
    figures.set(row.endpoint_id, { ...known, ...one });
  }
  return figures;
}

/** In the order in which they were made. */
export async function listEndpoints(database: Kysely<Database>, now: number): Promise<Webhook[]> {
  const rows = await database
    .selectFrom('webhook_endpoints')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const figures = await readFigures(database);
  return rows.map((row) => decode(row, now, figures.get(row.id)));
}

export async function countEndpoints(database: Kysely<Database>): Promise<number> {
  const row = await database
    .selectFrom('webhook_endpoints')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return integerOf({ ...row }, 'count');
}

export const findEndpoint = (database: Kysely<Database>, id: string): Promise<StoredEndpoint | undefined> =>
  database.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();

export const describeEndpoint = async (
  database: Kysely<Database>,
  row: StoredEndpoint,
  now: number,
): Promise<Webhook> => decode(row, now, (await readFigures(database, row.id)).get(row.id));

interface Making {
  readonly payload: CreateWebhookPayload;
  readonly by: string;
  readonly keys: PrivacyKeys;
  readonly now: number;
}

interface NewSecret {
  readonly secret: string;
  readonly row: StoredEndpoint;
}

/** The secret stands in the reply alone. */
export async function createEndpoint(
  open: Transaction<Database>,
  { payload: { name, url, events, markets }, by, keys, now }: Making,
): Promise<NewSecret> {
  const id = randomUUID();
  const secret = makeSigningSecret();
  const row = await open
    .insertInto('webhook_endpoints')
    .values({
      id,
      name,
      url,
      events: encodeList(events),
      markets: encodeList(markets),
      is_on: 1,
      secret: sealSecret(keys, id, secret),
      previous_secret: null,
      previous_until: null,
      created_at: now,
      created_by_name: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { secret, row };
}

const changed = (
  open: Transaction<Database>,
  id: string,
  change: Updateable<WebhookEndpointRow>,
): Promise<StoredEndpoint> =>
  open
    .updateTable('webhook_endpoints')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const changeEndpoint = (
  open: Transaction<Database>,
  { id, is_on }: StoredEndpoint,
  { name, url, events, markets, isOn }: ChangeWebhookPayload,
): Promise<StoredEndpoint> =>
  changed(open, id, {
    is_on: isOn === undefined ? is_on : Number(isOn),
    ...(name !== undefined && { name }),
    ...(url !== undefined && { url }),
    ...(events !== undefined && { events: encodeList(events) }),
    ...(markets !== undefined && { markets: encodeList(markets) }),
  });

/** A new secret; the one before is signed with as well for a day, the one before that no more. */
export async function renewSecret(
  open: Transaction<Database>,
  { id, secret: before }: StoredEndpoint,
  { keys, now }: Pick<Making, 'keys' | 'now'>,
): Promise<NewSecret> {
  const secret = makeSigningSecret();
  const row = await changed(open, id, {
    secret: sealSecret(keys, id, secret),
    previous_secret: before,
    previous_until: now + rotationMs,
  });
  return { secret, row };
}

/** With what was on its way to it. */
export async function deleteEndpoint(open: Transaction<Database>, id: string): Promise<void> {
  await open.deleteFrom('webhook_deliveries').where('endpoint_id', '=', id).execute();
  await open.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
}
