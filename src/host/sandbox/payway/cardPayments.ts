import { randomBytes, randomInt } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../store/database';

const validForMs = 10 * 60 * 1000;

interface NewCardPayment {
  readonly borrower: string;
  readonly orderNo: string;
  /** Minor units. */
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

export type CardPayment = Selectable<Database['sandbox_payments']>;

/** A payment by card: done at once, or waiting for its code. */
export async function addCardPayment(
  transaction: Transaction<Database>,
  { borrower, orderNo, amount, now }: NewCardPayment,
  needsCode: boolean,
): Promise<{ readonly recordId: string; readonly smsCode: string | null }> {
  const recordId = `card-${randomBytes(12).toString('base64url')}`;
  const smsCode = needsCode ? String(randomInt(1_000_000)).padStart(6, '0') : null;
  await transaction
    .insertInto('sandbox_payments')
    .values({
      record_id: recordId,
      borrower,
      order_no: orderNo,
      kind: 'repay',
      way: 'card',
      amount,
      sms_code: smsCode,
      sms_code_expires_at: needsCode ? now + validForMs : null,
      settles_at: null,
      done_at: needsCode ? null : now,
    })
    .execute();
  return { recordId, smsCode };
}

export const findCardPayment = (
  transaction: Transaction<Database>,
  borrower: string,
  recordId: string,
): Promise<CardPayment | undefined> =>
  transaction
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('record_id', '=', recordId)
    .where('borrower', '=', borrower)
    .where('way', '=', 'card')
    .executeTakeFirst();

export async function markDone(
  transaction: Transaction<Database>,
  { record_id }: CardPayment,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('sandbox_payments')
    .set({ done_at: now })
    .where('record_id', '=', record_id)
    .execute();
}
