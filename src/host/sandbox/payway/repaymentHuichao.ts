import { randomBytes } from 'node:crypto';
import repaymentHuichaoSchema from '../../../../schemas/payloads/repaymentHuichao.schema.json';
import type { RepaymentHuichaoPayload } from '../../../generated/payloads';
import type { RepaymentHuichaoReply } from '../../../generated/replies';
import type { BorrowerAct } from '../borrowers/borrowerAct';
import { loanAddress } from '../loans/pageAddresses';
import { requiring } from '../payloadSchema';
import { findBill } from './bill';
import { acceptedByCode } from './replies';
import { payWayTexts } from './texts';

/** How long the provider takes. */
const arrivesAfterMs = 5_000;

/** Pays at a provider that takes the money unasked; its address leads back to the loan. */
export const repaymentHuichao: BorrowerAct<RepaymentHuichaoPayload> = {
  name: 'repayment-huichao',
  schema: requiring(repaymentHuichaoSchema, ['orderId', 'amount']),
  idsOf: ({ orderId }) => [orderId],
  async act(transaction, request) {
    const { payload, borrower, now, locale } = request;
    const found = await findBill(transaction, request);
    if ('refusal' in found) return { reply: found.refusal };
    const { loan, amount } = found.bill;
    await transaction
      .insertInto('sandbox_payments')
      .values({
        record_id: `provider-${randomBytes(12).toString('base64url')}`,
        borrower,
        order_no: loan.orderNo,
        kind: 'repay',
        way: 'provider',
        amount,
        sms_code: null,
        sms_code_expires_at: null,
        settles_at: now + arrivesAfterMs,
        done_at: null,
      })
      .execute();
    const url = loanAddress(payload.orderId ?? loan.orderNo, loan.product.id);
    const data: RepaymentHuichaoReply = { url };
    return { reply: acceptedByCode(payWayTexts(locale).done, data) };
  },
};
