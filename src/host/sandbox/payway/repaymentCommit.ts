import repaymentCommitSchema from '../../../../schemas/payloads/repaymentCommit.schema.json';
import type { RepaymentCommitPayload } from '../../../generated/payloads';
import type { RepaymentCommitReply } from '../../../generated/replies';
import type { BorrowerAct } from '../borrowers/borrowerAct';
import { receivePayment } from '../loans/payments';
import { requiring } from '../payloadSchema';
import type { Sandbox } from '../sandbox';
import { findBill } from './bill';
import { addCardPayment } from './cardPayments';
import { cards } from './cards';
import { payWayCodes } from './codes';
import { acceptedByFlag, refusedPayment } from './replies';
import { payWayTexts } from './texts';

/** The only place where a code appears: there is no telephone network behind the sandbox. */
function logSmsCode({ log }: Sandbox, orderNo: string, code: string): void {
  log.info({ sandboxSmsCode: code, orderEnding: orderNo.slice(-4) }, 'sandbox payment code');
}

/** Pays by a card, or sends the code that the payment is to be confirmed with; each time a new one. */
export const createRepaymentCommit = (sandbox: Sandbox): BorrowerAct<RepaymentCommitPayload> => ({
  name: 'repayment-commit',
  schema: requiring(repaymentCommitSchema, ['orderId', 'amount', 'cardId']),
  idsOf: ({ orderId }) => [orderId],
  async act(transaction, request) {
    const { payload, borrower, now, locale } = request;
    const texts = payWayTexts(locale);
    const found = await findBill(transaction, request);
    if ('refusal' in found) return { reply: found.refusal };
    const card = cards.find(({ shown }) => shown.id === payload.cardId);
    if (!card) return { reply: refusedPayment(payWayCodes.cardUnknown, texts.cardUnknown) };
    const { loan, amount } = found.bill;
    const { orderNo } = loan;
    const payment = { borrower, orderNo, amount, now };
    const { recordId, smsCode } = await addCardPayment(transaction, payment, card.needsCode);
    const data: RepaymentCommitReply = { needValid: card.needsCode ? 1 : 0, repayRecordId: recordId };
    if (smsCode === null) {
      await receivePayment(transaction, request, loan, { kind: 'repay', amount });
      return { reply: acceptedByFlag(texts.paid, data) };
    }
    return {
      reply: acceptedByFlag(texts.codeSent, data),
      afterCommit: () => logSmsCode(sandbox, orderNo, smsCode),
    };
  },
});
