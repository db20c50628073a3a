import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database';
import { textOf } from '../../store/decodeRow';

const secretBytes = 32;

/** A key that the hosts of one database share; the first call makes it, and every host gets the same one. */
export async function hostSecret(database: Kysely<Database>, name: string, now: number): Promise<Buffer> {
  await database
    .insertInto('host_secrets')
    .values({ name, secret: randomBytes(secretBytes).toString('base64url'), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await database
    .selectFrom('host_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(textOf(row, 'secret'), 'base64url');
}

/** Compares in a time that says nothing about where two texts differ. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
