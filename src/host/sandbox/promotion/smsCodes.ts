import type { Transaction } from 'kysely';
import { randomInt } from 'node:crypto';
import type { Database } from '../../store/database';

const validForMs = 10 * 60 * 1000;
const limitWindowMs = 60 * 60 * 1000;
const mostInWindow = 5;

export const createSmsCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export async function isOverLimit(
  transaction: Transaction<Database>,
  phone: string,
  now: number,
): Promise<boolean> {
  const { sent } = await transaction
    .selectFrom('sandbox_sms')
    .select((expression) => expression.fn.countAll<number>().as('sent'))
    .where('phone', '=', phone)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return sent >= mostInWindow;
}

/** A new code takes the place of the one before. The telephone must be locked. */
export async function storeSmsCode(
  transaction: Transaction<Database>,
  sms: { readonly phone: string; readonly code: string; readonly now: number },
): Promise<void> {
  await transaction
    .updateTable('sandbox_phones')
    .set({ sms_code: sms.code, sms_code_expires_at: sms.now + validForMs })
    .where('phone', '=', sms.phone)
    .execute();
  await transaction
    .insertInto('sandbox_sms')
    .values({ phone: sms.phone, expires_at: sms.now + limitWindowMs })
    .execute();
}

export type SmsCodeState = 'right' | 'wrong' | 'expired';

export async function checkSmsCode(
  transaction: Transaction<Database>,
  sms: { readonly phone: string; readonly code: string; readonly now: number },
): Promise<SmsCodeState> {
  const row = await transaction
    .selectFrom('sandbox_phones')
    .select(['sms_code', 'sms_code_expires_at'])
    .where('phone', '=', sms.phone)
    .executeTakeFirst();
  if (!row || row.sms_code === null || row.sms_code !== sms.code) return 'wrong';
  return (row.sms_code_expires_at ?? 0) > sms.now ? 'right' : 'expired';
}
