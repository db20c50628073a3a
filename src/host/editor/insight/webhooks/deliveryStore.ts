import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { WebhookDelivery } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { CorruptRow } from '../../../store/decodeRow';
import { givenUpAfterMs } from '../../../store/recordEvent';
import type { WebhookDeliveryRow } from '../../../store/tables/webhookTables';
import type { Ending, Taking } from '../../../outbox/outbox';

export type StoredDelivery = Selectable<WebhookDeliveryRow>;

const pageSize = 25;

type Problem = NonNullable<WebhookDelivery['problem']>;

const problems: Readonly<Record<Problem, true>> = {
  status: true,
  redirect: true,
  timeout: true,
  refusedAddress: true,
  notHttps: true,
  noAddress: true,
  tls: true,
  connection: true,
  secret: true,
};

const isProblem = (value: string): value is Problem => Object.hasOwn(problems, value);

interface Found extends StoredDelivery {
  /** Null: there is none, or no more. */
  readonly bundle_name: string | null;
}

function decode(row: Found, waits: boolean): WebhookDelivery {
  const { problem, bundle_id, bundle_name } = row;
  if (problem !== null && !isProblem(problem)) throw new CorruptRow('problem');
  return {
    id: row.position,
    eventId: row.event_id,
    type: row.type,
    templateId: row.template_id,
    bundle: bundle_id === '' ? null : { id: bundle_id, ...(bundle_name !== null && { name: bundle_name }) },
    at: row.created_at,
    state: row.state,
    tries: row.tries,
    nextTryAt: row.state === 'pending' && !waits ? row.next_at : null,
    triedAt: row.tried_at,
    status: row.status,
    problem,
    body: row.body,
  };
}

/** Whether an earlier event of the same template, or of the same bundle, is still on its way to the same endpoint. */
const isBehind = sql<boolean | number>`exists (
  select 1 from webhook_deliveries as earlier where earlier.endpoint_id = webhook_deliveries.endpoint_id
  and earlier.template_id = webhook_deliveries.template_id and earlier.bundle_id = webhook_deliveries.bundle_id
  and earlier.position < webhook_deliveries.position
  and earlier.state = 'pending')`;

/** The newest first. @param before only what is older than this one */
export async function listDeliveries(
  database: Kysely<Database>,
  endpointId: string,
  before: number | undefined,
): Promise<{ readonly deliveries: WebhookDelivery[]; readonly next: number | null }> {
  const rows = await database
    .selectFrom('webhook_deliveries')
    .leftJoin('editor_bundles', 'editor_bundles.id', 'webhook_deliveries.bundle_id')
    .selectAll('webhook_deliveries')
    .select(['editor_bundles.name as bundle_name', isBehind.as('is_behind')])
    .where('endpoint_id', '=', endpointId)
    .$if(before !== undefined, (select) => select.where('position', '<', before ?? 0))
    .orderBy('position', 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const deliveries = shown.map((row) => decode(row, Boolean(row.is_behind) && row.state === 'pending'));
  return { deliveries, next: rows.length > pageSize ? (shown.at(-1)?.position ?? null) : null };
}

/** Sent from the beginning: at once, and for as long as a new one. Undefined: there is no such delivery. */
export const sendAgain = (
  open: Transaction<Database>,
  position: number,
  now: number,
): Promise<StoredDelivery | undefined> =>
  open
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', tries: 0, next_at: now, give_up_at: now + givenUpAfterMs })
    .where('position', '=', position)
    .returningAll()
    .executeTakeFirst();

/** Endpoints with something to be sent now. */
export async function endpointsDue(database: Kysely<Database>, now: number): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .select('endpoint_id')
    .distinct()
    .where('state', '=', 'pending')
    .where('next_at', '<=', now)
    .where('leased_until', '<=', now)
    .where('is_on', '=', 1)
    .execute();
  return rows.map((row) => row.endpoint_id);
}

/**
 * Takes what is due for one endpoint, of each template and bundle the first that is on its way. It is this host's until its lease
 * ends: another host takes it then, so that what a killed host was sending is sent again.
 */
export async function claimDue(
  database: Kysely<Database>,
  { endpointId, now, leaseMs, most }: Omit<Taking, 'endpoint'> & { readonly endpointId: string },
): Promise<readonly StoredDelivery[]> {
  const due = await database
    .selectFrom('webhook_deliveries')
    .select(['position', 'leased_until'])
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'pending')
    .where('next_at', '<=', now)
    .where('leased_until', '<=', now)
    .where(sql<boolean>`not ${isBehind}`)
    .orderBy('position')
    .limit(most)
    .execute();
  const taken: StoredDelivery[] = [];
  for (const { position, leased_until } of due) {
    const row = await database
      .updateTable('webhook_deliveries')
      .set(({ eb }) => ({ leased_until: now + leaseMs, tried_at: now, tries: eb('tries', '+', 1) }))
      .where('position', '=', position)
      .where('leased_until', '=', leased_until)
      .where('state', '=', 'pending')
      .where('next_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
    if (row) taken.push(row);
  }
  return taken;
}

/** Writes down what came of a try, unless its lease ended meanwhile and another host took it. */
export async function recordAttempt(
  database: Kysely<Database>,
  { position, leased_until, give_up_at }: StoredDelivery,
  { sent: { status, problem }, now, waitMs }: Ending,
): Promise<void> {
  const isOver = now + waitMs > give_up_at;
  const state = problem === undefined ? 'delivered' : isOver ? 'failed' : 'pending';
  await database
    .updateTable('webhook_deliveries')
    .set({ state, status: status ?? null, problem: problem ?? null, leased_until: 0, next_at: now + waitMs })
    .where('position', '=', position)
    .where('leased_until', '=', leased_until)
    .execute();
}
