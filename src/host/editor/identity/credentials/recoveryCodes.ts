import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { hashOfToken } from '../../door/sessions/sessionCookie';

/** Without look-alikes; 24 of 32 signs are 120 bits, so that a plain hash is enough to keep them by. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
const signs = 24;
const count = 10;

function makeCode(): string {
  const letters = Array.from({ length: signs }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replaceAll(/(.{6})(?=.)/g, '$1-');
}

/** However it was typed. The account is in it, so that a hash says nothing about another's. */
const hashOf = (accountId: string, code: string): string =>
  hashOfToken(`${accountId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);

export async function dropRecoveryCodes(
  transaction: Transaction<Database>,
  accountId: string,
): Promise<void> {
  await transaction.deleteFrom('editor_recovery_codes').where('account_id', '=', accountId).execute();
}

/** New ones in the place of those there are; they are kept by their hashes alone. */
export async function makeRecoveryCodes(
  transaction: Transaction<Database>,
  accountId: string,
  now: number,
): Promise<string[]> {
  const codes = Array.from({ length: count }, makeCode);
  await dropRecoveryCodes(transaction, accountId);
  await transaction
    .insertInto('editor_recovery_codes')
    .values(
      codes.map((code) => ({ code_hash: hashOf(accountId, code), account_id: accountId, created_at: now })),
    )
    .execute();
  return codes;
}

/** Uses a code up: of two at once one gets it. */
export async function consumeRecoveryCode(
  transaction: Transaction<Database>,
  accountId: string,
  code: string,
): Promise<boolean> {
  const row = await transaction
    .deleteFrom('editor_recovery_codes')
    .where('code_hash', '=', hashOf(accountId, code))
    .where('account_id', '=', accountId)
    .returning('code_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(database: Kysely<Database>, accountId: string): Promise<number> {
  const rows = await database
    .selectFrom('editor_recovery_codes')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .execute();
  return rows.length;
}
