import type { Kysely, Transaction } from 'kysely';
import type { SecondFactor } from '../../../../generated/editor';
import type { Database } from '../../../store/database';

const lifeMs = 10 * 60_000;

export interface SetUp {
  /** The sealed secret of an app, or the challenge of a key. */
  readonly value: string;
  readonly keyId: string | null;
}

interface Place {
  readonly sessionId: string;
  readonly kind: SecondFactor['kind'];
}

/** Begins to set up a factor in a session; what was begun there before is worth nothing any more. */
export async function beginSetUp(
  database: Kysely<Database>,
  { sessionId, kind }: Place,
  { value, keyId, now }: SetUp & { readonly now: number },
): Promise<void> {
  const begun = { value, key_id: keyId, expires_at: now + lifeMs };
  await database
    .insertInto('editor_factor_setups')
    .values({ session_id: sessionId, kind, ...begun })
    .onConflict((conflict) => conflict.columns(['session_id', 'kind']).doUpdateSet(begun))
    .execute();
}

export async function findSetUp(
  database: Kysely<Database>,
  { sessionId, kind }: Place,
  now: number,
): Promise<SetUp | undefined> {
  const row = await database
    .selectFrom('editor_factor_setups')
    .select(['value', 'key_id'])
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { value: row.value, keyId: row.key_id };
}

/** Uses it up: of two at once one gets it. */
export async function consumeSetUp(
  database: Kysely<Database> | Transaction<Database>,
  { sessionId, kind }: Place,
  value: string,
): Promise<boolean> {
  const row = await database
    .deleteFrom('editor_factor_setups')
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
}
