import type { Transaction } from 'kysely';
import repaymentConfirmSchema from '../../../../schemas/payloads/repaymentConfirm.schema.json';
import type { RepaymentConfirmPayload } from '../../../generated/payloads';
import type { Database } from '../../store/database';
import type { ActingRequest } from '../actingCall';
import type { BorrowerAct } from '../borrowers/borrowerAct';
import type { SandboxReply } from '../envelope';
import { findLoan } from '../loans/loan';
import { payable, receivePayment } from '../loans/payments';
import { plainId } from '../markedId';
import { requiring } from '../payloadSchema';
import { findCardPayment, markDone, type CardPayment } from './cardPayments';
import { payWayCodes } from './codes';
import { acceptedByCode, refusedPayment } from './replies';
import { payWayTexts } from './texts';

type ConfirmRequest = ActingRequest<RepaymentConfirmPayload>;

function refusalOf(payment: CardPayment, { payload, now, locale }: ConfirmRequest): SandboxReply | undefined {
  const texts = payWayTexts(locale);
  if (payment.done_at !== null) return refusedPayment(payWayCodes.submittedTwice, texts.submittedTwice);
  if (payment.sms_code !== payload.verifyCode) return refusedPayment(payWayCodes.codeWrong, texts.codeWrong);
  const isOver = (payment.sms_code_expires_at ?? 0) <= now;
  return isOver ? refusedPayment(payWayCodes.codeExpired, texts.codeExpired) : undefined;
}

async function confirm(transaction: Transaction<Database>, request: ConfirmRequest): Promise<SandboxReply> {
  const { payload, borrower, now, locale } = request;
  const { orderId = '', repaymentRecordId = '' } = payload;
  const texts = payWayTexts(locale);
  const payment = await findCardPayment(transaction, borrower, repaymentRecordId);
  const loan = await findLoan(transaction, request, { orderId });
  if (!payment || !loan || payment.order_no !== plainId(orderId)) {
    return refusedPayment(payWayCodes.orderUnknown, texts.orderUnknown);
  }
  const refusal = refusalOf(payment, request);
  if (refusal) return refusal;
  if (payable(loan, 'repay') === undefined) {
    return refusedPayment(payWayCodes.submittedTwice, texts.submittedTwice);
  }
  await markDone(transaction, payment, now);
  await receivePayment(transaction, request, loan, { kind: 'repay', amount: payment.amount });
  return acceptedByCode(texts.paid);
}

/** Confirms a payment by the code of its SMS. */
export const repaymentConfirm: BorrowerAct<RepaymentConfirmPayload> = {
  name: 'repayment-confirm',
  schema: requiring(repaymentConfirmSchema, ['orderId', 'verifyCode', 'repaymentRecordId']),
  idsOf: ({ orderId }) => [orderId],
  act: async (transaction, request) => ({ reply: await confirm(transaction, request) }),
};
