import type { Transaction } from 'kysely';
import { parseMinorUnits } from '../../../kernel/money';
import type { Database } from '../../store/database';
import type { ActingRequest } from '../actingCall';
import type { SandboxReply } from '../envelope';
import { findLoan, type Loan } from '../loans/loan';
import { payable } from '../loans/payments';
import { payWayCodes } from './codes';
import { refusedPayment } from './replies';
import { payWayTexts } from './texts';

interface Bill {
  readonly loan: Loan;
  /** Minor units; at most what is owed. */
  readonly amount: number;
}

/** What is to be paid, or why it can't be. A part of what is owed may be paid. */
export async function findBill(
  transaction: Transaction<Database>,
  request: ActingRequest<{ readonly orderId?: string; readonly amount?: string }>,
): Promise<{ readonly bill: Bill } | { readonly refusal: SandboxReply }> {
  const texts = payWayTexts(request.locale);
  const { orderId, amount: asked } = request.payload;
  const loan = await findLoan(transaction, request, { orderId });
  if (!loan) return { refusal: refusedPayment(payWayCodes.orderUnknown, texts.orderUnknown) };
  const owed = payable(loan, 'repay');
  if (owed === undefined)
    return { refusal: refusedPayment(payWayCodes.submittedTwice, texts.submittedTwice) };
  const amount = parseMinorUnits(asked) ?? 0;
  if (amount <= 0 || amount > owed)
    return { refusal: refusedPayment(payWayCodes.amountWrong, texts.amountWrong) };
  return { bill: { loan, amount } };
}
