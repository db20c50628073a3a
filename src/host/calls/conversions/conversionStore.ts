import type { Kysely, Selectable } from 'kysely';
import type { Ending, Taking } from '../../outbox/outbox';
import type { Database } from '../../store/database';
import { givenUpAfterMs } from '../../store/recordEvent';
import type { ConversionRow } from '../../store/tables/conversionTables';
import { openBytes, sealBytes } from '../privacy/sealedBytes';
import { keyedHash, type PrivacyKeys } from '../privacy/privacyKeys';

export type StoredConversion = Selectable<ConversionRow>;

/** Whom a row was about is not known any more. */
const nothing = { body: null, key_id: null, phone_hash: null };

const purposeOf = (eventId: string, endpoint: string): string => `conversion ${eventId} ${endpoint}`;

interface NewConversion {
  readonly eventId: string;
  readonly body: string;
  readonly phone: string;
  readonly endpoints: readonly string[];
  readonly now: number;
  readonly dueAt: number;
}

/** Once for each endpoint, however often it is added. */
export async function addConversion(
  database: Kysely<Database>,
  [key]: PrivacyKeys,
  { eventId, body, phone, endpoints, now, dueAt }: NewConversion,
): Promise<void> {
  const times = { created_at: now, due_at: dueAt, next_at: dueAt, leased_until: 0 };
  const untried = { state: 'pending' as const, tries: 0, status: null, problem: null };
  await database
    .insertInto('conversions')
    .values(
      endpoints.map((endpoint) => ({
        event_id: eventId,
        endpoint,
        body: sealBytes(key, purposeOf(eventId, endpoint), Buffer.from(body, 'utf8')),
        key_id: key.id,
        phone_hash: keyedHash(key, 'phone', phone),
        ...times,
        ...untried,
      })),
    )
    .onConflict((conflict) => conflict.columns(['event_id', 'endpoint']).doNothing())
    .execute();
}

/** What is sent; undefined where this host has not the key that it was sealed with. */
export function openConversion(
  { event_id, endpoint, body, key_id }: StoredConversion,
  keys: PrivacyKeys,
): string | undefined {
  const key = keys.find(({ id }) => id === key_id);
  const bytes = key && body !== null ? openBytes(key, purposeOf(event_id, endpoint), body) : undefined;
  return bytes?.toString('utf8');
}

/** Those of a brand's endpoints that something is to be sent to now. */
export async function endpointsDue(
  database: Kysely<Database>,
  endpoints: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('conversions')
    .select('endpoint')
    .distinct()
    .where('state', '=', 'pending')
    .where('next_at', '<=', now)
    .where('leased_until', '<=', now)
    .where('endpoint', 'in', endpoints)
    .execute();
  return rows.map(({ endpoint }) => endpoint);
}

/** Takes what is due for one endpoint, the oldest first. */
export async function claimDue(
  database: Kysely<Database>,
  { endpoint, now, leaseMs, most }: Taking,
): Promise<readonly StoredConversion[]> {
  const due = await database
    .selectFrom('conversions')
    .select(['event_id', 'leased_until'])
    .where('endpoint', '=', endpoint)
    .where('state', '=', 'pending')
    .where('next_at', '<=', now)
    .where('leased_until', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute();
  const taken: StoredConversion[] = [];
  for (const { event_id, leased_until } of due) {
    const row = await database
      .updateTable('conversions')
      .set(({ eb }) => ({ leased_until: now + leaseMs, tries: eb('tries', '+', 1) }))
      .where('event_id', '=', event_id)
      .where('endpoint', '=', endpoint)
      .where('leased_until', '=', leased_until)
      .where('state', '=', 'pending')
      .where('next_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
    if (row) taken.push(row);
  }
  return taken;
}

/** Of what was taken, or given up, the click and the telephone are forgotten at once. */
export async function recordAttempt(
  database: Kysely<Database>,
  { event_id, endpoint, leased_until, due_at }: StoredConversion,
  { sent: { status, problem }, now, waitMs }: Ending,
): Promise<void> {
  const isGivenUp = now + waitMs > due_at + givenUpAfterMs;
  const state = problem === undefined ? 'delivered' : isGivenUp ? 'failed' : 'pending';
  await database
    .updateTable('conversions')
    .set({
      state,
      status: status ?? null,
      problem: problem ?? null,
      leased_until: 0,
      next_at: now + waitMs,
      ...(state !== 'pending' && nothing),
    })
    .where('event_id', '=', event_id)
    .where('endpoint', '=', endpoint)
    .where('leased_until', '=', leased_until)
    .where('state', '=', 'pending')
    .execute();
}

/** What is still to be told of somebody, readable; `told` null where no key opens it. */
export async function findConversions(
  database: Kysely<Database>,
  keys: PrivacyKeys,
  phoneHashes: readonly string[],
) {
  const rows = await database
    .selectFrom('conversions')
    .selectAll()
    .where('phone_hash', 'in', phoneHashes)
    .execute();
  return rows.map((row) => {
    const { event_id, endpoint, state, created_at, due_at } = row;
    return { event_id, endpoint, state, created_at, due_at, told: openConversion(row, keys) ?? null };
  });
}

/** Nobody is told any more. That there was one stays, so that a repeat of the call adds no other. Resolves with how many. */
export async function forgetConversions(
  database: Kysely<Database>,
  phoneHashes: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('conversions')
    .set({ state: 'erased', ...nothing })
    .where('phone_hash', 'in', phoneHashes)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
