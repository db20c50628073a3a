import type { Transaction } from 'kysely';
import type { Database } from '../../store/database';

/** Any telephone that one of the phone rules accepts: cn, mx or in (contract §8). */
const phonePattern = /^(?:1[3-9]\d{9}|\d{10})$/;
/** Longer than any code in the row lives. */
const keptForMs = 60 * 60 * 1000;

export const isPhone = (value: string): boolean => phonePattern.test(value);

/** From here to the end of the transaction no other call for this telephone acts. */
export async function lockPhone(
  transaction: Transaction<Database>,
  phone: string,
  now: number,
): Promise<void> {
  const expires_at = now + keptForMs;
  await transaction
    .insertInto('sandbox_phones')
    .values({ phone, sms_code: null, sms_code_expires_at: null, expires_at })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ expires_at }))
    .execute();
}

export async function isRegistered(transaction: Transaction<Database>, phone: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('sandbox_registrations')
    .select('phone')
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row !== undefined;
}

/** False where the telephone was registered before. */
export async function addRegistration(
  transaction: Transaction<Database>,
  registration: { readonly phone: string; readonly details: object; readonly now: number },
): Promise<boolean> {
  const row = await transaction
    .insertInto('sandbox_registrations')
    .values({
      phone: registration.phone,
      details: JSON.stringify(registration.details),
      registered_at: registration.now,
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('phone')
    .executeTakeFirst();
  return row !== undefined;
}
