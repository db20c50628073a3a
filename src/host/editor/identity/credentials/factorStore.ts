import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SecondFactor, SecondFactorKind } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { CorruptRow } from '../../../store/decodeRow';
import type { SecondFactorRow } from '../../../store/tables/editorTables';
import { dropRecoveryCodes } from './recoveryCodes';

export type StoredFactor = Selectable<SecondFactorRow>;

/** More than anybody carries. */
export const maxFactors = 10;

function decodeKind({ kind }: StoredFactor): SecondFactor['kind'] {
  if (kind !== 'totp' && kind !== 'key') throw new CorruptRow('kind');
  return kind;
}

export const decodeFactor = (row: StoredFactor): SecondFactor => ({
  id: row.id,
  kind: decodeKind(row),
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

export const factorsOf = (database: Kysely<Database>, accountId: string): Promise<StoredFactor[]> =>
  database
    .selectFrom('editor_second_factors')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** What a sign-in to an account can be finished with; empty: its password is enough. */
export async function kindsOf(database: Kysely<Database>, accountId: string): Promise<SecondFactorKind[]> {
  const kinds = new Set((await factorsOf(database, accountId)).map(decodeKind));
  return kinds.size === 0 ? [] : [...kinds, 'recoveryCode'];
}

export async function accountsWithFactor(database: Kysely<Database>): Promise<string[]> {
  const rows = await database.selectFrom('editor_second_factors').select('account_id').distinct().execute();
  return rows.map(({ account_id: id }) => id);
}

export type NewFactor = Pick<SecondFactorRow, 'account_id' | 'kind' | 'name' | 'counter' | 'created_at'> &
  Partial<SecondFactorRow>;

export async function addFactor(transaction: Transaction<Database>, factor: NewFactor): Promise<void> {
  const none = {
    secret: null,
    key_id: null,
    credential_id: null,
    public_key: null,
    transports: null,
    is_synced: null,
  };
  await transaction
    .insertInto('editor_second_factors')
    .values({ ...none, last_used_at: null, ...factor, id: randomUUID() })
    .execute();
}

/**
 * Notes that a factor was used; false where its counter is not above the one that stands: the code or the signature was
 * used already, here or on another host, or the key was copied. Of a synced key, which each of its devices counts for itself,
 * any counter is taken: its challenge alone is what can't be answered twice.
 */
export async function recordFactorUse(
  transaction: Transaction<Database>,
  { id, counter, is_synced }: Pick<StoredFactor, 'id' | 'counter' | 'is_synced'>,
  now: number,
): Promise<boolean> {
  const row = await transaction
    .updateTable('editor_second_factors')
    .set({ counter, is_synced, last_used_at: now })
    .where('id', '=', id)
    // A key that does not count always says 0.
    .where(({ or, and, eb }) =>
      or([
        eb('counter', '<', counter),
        eb.lit(is_synced === 1),
        and([eb('kind', '=', 'key'), eb('counter', '=', 0), eb.lit(counter === 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeFactor(
  transaction: Transaction<Database>,
  accountId: string,
  id: string,
): Promise<StoredFactor | undefined> {
  return transaction
    .deleteFrom('editor_second_factors')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Everything that stands beside an account's password; true: there was something. */
export async function removeFactorsOf(
  transaction: Transaction<Database>,
  accountId: string,
): Promise<boolean> {
  const rows = await transaction
    .deleteFrom('editor_second_factors')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  await dropRecoveryCodes(transaction, accountId);
  return rows.length > 0;
}
