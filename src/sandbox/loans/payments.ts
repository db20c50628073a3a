import { dayMs } from '../../kernel/date';
import { contractTerms } from '../../kernel/market';
import type { Account, PaymentRow, Store } from '../database';
import { extensionFigures } from './figures';
import { findLoan, type Loan } from './loan';

export type PaymentKind = PaymentRow['kind'];
type Acting = Account & { readonly store: Store };

/** Epoch milliseconds: from the day it was due, or from today where that is past. */
export const extendedDay = ({ dueAt }: Loan, now: number): number =>
  Math.max(dueAt, now) + contractTerms.postponementDays * dayMs;

/** What is to be paid for this now, in minor units; undefined: nothing can be. */
export function payable(loan: Loan, kind: PaymentKind): number | undefined {
  if (kind === 'extend') return loan.isExtendable ? extensionFigures(loan.terms).total : undefined;
  return loan.isRepayable ? loan.figures.owed : undefined;
}

/** An extension settles the penalties too; a loan of which nothing is owed any more is finished. */
function changedBy(loan: Loan, kind: PaymentKind, amount: number, now: number) {
  if (kind === 'extend')
    return { status: 174, due_at: extendedDay(loan, now), extended_days: contractTerms.postponementDays };
  const status = amount >= loan.figures.owed ? 200 : loan.status;
  return { status, paid: loan.terms.paid + amount };
}

/** Money for a loan that needs none any more is not taken. */
export async function receivePayment(
  { store, borrower, now }: Acting,
  loan: Loan,
  kind: PaymentKind,
  amount: number,
): Promise<void> {
  if (payable(loan, kind) === undefined) return;
  await store
    .updateTable('orders')
    .set(changedBy(loan, kind, amount, now))
    .where('borrower', '=', borrower)
    .where('order_no', '=', loan.orderNo)
    .execute();
}

/** Amounts in minor units. */
type NewPayment = Pick<PaymentRow, 'record_id' | 'order_no' | 'kind' | 'way' | 'amount'> &
  Partial<PaymentRow>;

export async function addPayment({ store, borrower }: Acting, payment: NewPayment): Promise<void> {
  const open = { sms_code: null, sms_code_expires_at: null, settles_at: null, done_at: null };
  await store
    .insertInto('payments')
    .values({ ...open, borrower, ...payment })
    .onConflict((conflict) => conflict.column('record_id').doNothing())
    .execute();
}

/** What was paid elsewhere and has arrived by now. */
export async function settlePayments(store: Store, account: Account): Promise<void> {
  const arrived = await store
    .deleteFrom('payments')
    .where('borrower', '=', account.borrower)
    .where('settles_at', '<=', account.now)
    .returning(['order_no', 'kind', 'amount'])
    .execute();
  const acting = { ...account, store };
  for (const { order_no, kind, amount } of arrived) {
    const loan = await findLoan(acting, { orderId: order_no });
    if (loan) await receivePayment(acting, loan, kind, amount);
  }
}
