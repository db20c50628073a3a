import { randomBytes, randomInt } from 'node:crypto';
import repaymentCommitSchema from '../../../schemas/payloads/repaymentCommit.schema.json';
import repaymentConfirmSchema from '../../../schemas/payloads/repaymentConfirm.schema.json';
import repaymentHuichaoSchema from '../../../schemas/payloads/repaymentHuichao.schema.json';
import type {
  RepaymentCommitPayload,
  RepaymentConfirmPayload,
  RepaymentHuichaoPayload,
} from '../../generated/payloads';
import type { RepaymentCommitReply, RepaymentHuichaoReply } from '../../generated/replies';
import { parseMinorUnits } from '../../kernel/money';
import { requiring, type Asked, type Call } from '../calls';
import type { PaymentRow } from '../database';
import { findLoan, type Loan } from '../loans/loan';
import { loanAddress } from '../loans/pageAddresses';
import { addPayment, payable, receivePayment } from '../loans/payments';
import { acceptedPayment, type SandboxReply } from '../replies';
import { cards } from './cards';
import { paymentRefusal } from '../refusals';
import { sandboxTexts } from '../texts';

const codeValidMs = 10 * 60 * 1000;
const arrivesAfterMs = 5_000;

const newId = (kind: 'card' | 'provider'): string => `${kind}-${randomBytes(12).toString('base64url')}`;

interface Bill {
  readonly loan: Loan;
  /** Minor units; at most what is owed. */
  readonly amount: number;
}

/** What is to be paid, or why it can't be. A part of what is owed may be paid. */
async function findBill(
  asked: Asked<{ readonly orderId?: string; readonly amount?: string }>,
): Promise<Bill | SandboxReply> {
  const { payload, locale } = asked;
  const loan = await findLoan(asked, { orderId: payload.orderId });
  if (!loan) return paymentRefusal('orderUnknown', locale);
  const owed = payable(loan, 'repay');
  if (owed === undefined) return paymentRefusal('submittedTwice', locale);
  const amount = parseMinorUnits(payload.amount) ?? 0;
  if (amount <= 0 || amount > owed) return paymentRefusal('amountWrong', locale);
  return { loan, amount };
}

/** Pays by a card, or sends the code that the payment is to be confirmed with; each time a new one. */
export const repaymentCommit: Call<RepaymentCommitPayload> = {
  name: 'repayment-commit',
  schema: requiring(repaymentCommitSchema, ['orderId', 'amount', 'cardId']),
  async answer(asked) {
    const { payload, now, locale, logLater } = asked;
    const texts = sandboxTexts(locale).payway;
    const bill = await findBill(asked);
    if ('status' in bill) return bill;
    const card = cards.find(({ shown }) => shown.id === payload.cardId);
    if (!card) return paymentRefusal('cardUnknown', locale);
    const { loan, amount } = bill;
    const payment = {
      record_id: newId('card'),
      order_no: loan.orderNo,
      kind: 'repay',
      way: 'card',
      amount,
    } as const;
    const data = (needValid: 0 | 1): RepaymentCommitReply => ({
      needValid,
      repayRecordId: payment.record_id,
    });
    if (!card.needsCode) {
      await addPayment(asked, { ...payment, done_at: now });
      await receivePayment(asked, loan, 'repay', amount);
      return acceptedPayment({ success: true }, texts.paid, data(0));
    }
    const sms_code = String(randomInt(1_000_000)).padStart(6, '0');
    await addPayment(asked, { ...payment, sms_code, sms_code_expires_at: now + codeValidMs });
    // The only place where a code appears: there is no telephone network behind the sandbox.
    logLater({ sandboxSmsCode: sms_code, orderEnding: loan.orderNo.slice(-4) }, 'sandbox payment code');
    return acceptedPayment({ success: true }, texts.codeSent, data(1));
  },
};

const findCardPayment = (
  { store, borrower }: Asked<unknown>,
  recordId: string,
): Promise<PaymentRow | undefined> =>
  store
    .selectFrom('payments')
    .selectAll()
    .where('record_id', '=', recordId)
    .where('borrower', '=', borrower)
    .where('way', '=', 'card')
    .executeTakeFirst();

function refusalOf(
  payment: PaymentRow,
  { payload, now, locale }: Asked<RepaymentConfirmPayload>,
): SandboxReply | undefined {
  if (payment.done_at !== null) return paymentRefusal('submittedTwice', locale);
  if (payment.sms_code !== payload.verifyCode) return paymentRefusal('codeWrong', locale);
  return (payment.sms_code_expires_at ?? 0) <= now ? paymentRefusal('codeExpired', locale) : undefined;
}

export const repaymentConfirm: Call<RepaymentConfirmPayload> = {
  name: 'repayment-confirm',
  schema: requiring(repaymentConfirmSchema, ['orderId', 'verifyCode', 'repaymentRecordId']),
  async answer(asked) {
    const { store, payload, now, locale } = asked;
    const { orderId = '', repaymentRecordId = '' } = payload;
    const payment = await findCardPayment(asked, repaymentRecordId);
    const loan = await findLoan(asked, { orderId });
    if (!payment || !loan || payment.order_no !== orderId) return paymentRefusal('orderUnknown', locale);
    const refusal = refusalOf(payment, asked);
    if (refusal) return refusal;
    if (payable(loan, 'repay') === undefined) return paymentRefusal('submittedTwice', locale);
    await store
      .updateTable('payments')
      .set({ done_at: now })
      .where('record_id', '=', payment.record_id)
      .execute();
    await receivePayment(asked, loan, 'repay', payment.amount);
    return acceptedPayment({ code: '00' }, sandboxTexts(locale).payway.paid);
  },
};

/** Pays at a provider that takes the money unasked; its address leads back to the loan. */
export const repaymentHuichao: Call<RepaymentHuichaoPayload> = {
  name: 'repayment-huichao',
  schema: requiring(repaymentHuichaoSchema, ['orderId', 'amount']),
  async answer(asked) {
    const bill = await findBill(asked);
    if ('status' in bill) return bill;
    const { loan, amount } = bill;
    const settles_at = asked.now + arrivesAfterMs;
    await addPayment(asked, {
      record_id: newId('provider'),
      order_no: loan.orderNo,
      kind: 'repay',
      way: 'provider',
      amount,
      settles_at,
    });
    const data: RepaymentHuichaoReply = { url: loanAddress(loan.orderNo, loan.product.id) };
    return acceptedPayment({ code: '00' }, sandboxTexts(asked.locale).common.done, data);
  },
};
