import type { Transaction } from 'kysely';
import { contractTerms } from '../../../kernel/market';
import type { Database } from '../../store/database';
import type { Account } from '../borrowers/borrower';
import { extensionFigures } from './figures';
import { findLoan, type Loan } from './loan';

const dayMs = 24 * 60 * 60 * 1000;

export type PaymentKind = 'repay' | 'extend';

interface Payment {
  readonly kind: PaymentKind;
  /** Minor units. */
  readonly amount: number;
}

const orderOf = (transaction: Transaction<Database>, { borrower }: Account, { orderNo }: Loan) =>
  transaction.updateTable('sandbox_orders').where('borrower', '=', borrower).where('order_no', '=', orderNo);

/** Takes the money off what is owed; where nothing is left, the loan is finished. */
async function repay(transaction: Transaction<Database>, account: Account, loan: Loan, amount: number) {
  const isPaid = amount >= loan.figures.owed;
  await orderOf(transaction, account, loan)
    .set((expression) => ({
      paid: expression('paid', '+', amount),
      ...(isPaid ? { status: 200 } : { status: loan.status }),
    }))
    .execute();
}

/** The day moves from the one it was due, or from today where that is past; penalties are settled with it. */
async function extend(transaction: Transaction<Database>, account: Account, loan: Loan) {
  const due_at = extendedDay(loan, account.now);
  await orderOf(transaction, account, loan)
    .set({ status: 174, due_at, extended_days: contractTerms.postponementDays })
    .execute();
}

/** Epoch milliseconds. */
export const extendedDay = ({ dueAt }: Loan, now: number): number =>
  Math.max(dueAt, now) + contractTerms.postponementDays * dayMs;

/** What is to be paid for this now, in minor units; undefined: nothing can be. */
export function payable(loan: Loan, kind: PaymentKind): number | undefined {
  if (kind === 'extend') return loan.isExtendable ? extensionFigures(loan.terms).total : undefined;
  return loan.isRepayable ? loan.figures.owed : undefined;
}

/** The account must be locked. Money for a loan that needs none any more is not taken. */
export async function receivePayment(
  transaction: Transaction<Database>,
  account: Account,
  loan: Loan,
  { kind, amount }: Payment,
): Promise<void> {
  if (payable(loan, kind) === undefined) return;
  if (kind === 'extend') await extend(transaction, account, loan);
  else await repay(transaction, account, loan, amount);
}

/** What was paid elsewhere and has arrived by now. The account must be locked. */
export async function settlePayments(transaction: Transaction<Database>, account: Account): Promise<void> {
  const arrived = await transaction
    .deleteFrom('sandbox_payments')
    .where('borrower', '=', account.borrower)
    .where('settles_at', '<=', account.now)
    .returning(['order_no', 'kind', 'amount'])
    .execute();
  for (const { order_no, kind, amount } of arrived) {
    const loan = await findLoan(transaction, account, { orderId: order_no });
    if (loan)
      await receivePayment(transaction, account, loan, {
        kind: kind === 'extend' ? 'extend' : 'repay',
        amount,
      });
  }
}
