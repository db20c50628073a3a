import loanOrderSchema from '../../../../schemas/payloads/loanOrder.schema.json';
import type { LoanOrderPayload } from '../../../generated/payloads';
import type { LoanDetailsReply } from '../../../generated/replies';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database';
import type { Account } from '../borrowers/borrower';
import type { ReadingCall } from '../borrowers/readingCall';
import { accepted, refused } from '../envelope';
import { requiring } from '../payloadSchema';
import { loanCodes } from './codes';
import { findLoan, type Loan } from './loan';
import { cardsAddress, contractAddress } from './pageAddresses';
import { productLogo } from './products';
import { loanRows } from './rows';
import { loanTexts, statusTexts } from './texts';

/** Where repaying starts: at the cards for some, else on the page's own screen (empty). */
function repayAddress(loan: Loan, { orderId, productId }: LoanOrderPayload): string {
  if (!loan.sample?.paysByCard) return '';
  return cardsAddress({
    orderId: orderId ?? loan.orderNo,
    productId: productId ?? loan.product.id,
    amount: String(loan.figures.owed),
    userId: '7001',
    couponId: loan.terms.coupon > 0 ? '15' : '',
  });
}

async function hasScored(database: Kysely<Database>, { borrower }: Account): Promise<boolean> {
  const row = await database
    .selectFrom('sandbox_borrowers')
    .select('score')
    .where('borrower', '=', borrower)
    .executeTakeFirst();
  return typeof row?.score === 'number';
}

export const loanDetails: ReadingCall<LoanOrderPayload> = {
  name: 'loan-details',
  schema: requiring(loanOrderSchema, []),
  idsOf: ({ orderId, productId }) => [orderId, productId],
  async answer(database, request) {
    const { payload, locale } = request;
    const loan = await findLoan(database, request, payload);
    if (!loan) return refused(loanCodes.orderUnknown, loanTexts(locale).orderUnknown);
    const { title, text } = statusTexts(loan.status, locale);
    const asksForScore = loan.sample?.asksForScore === true && !(await hasScored(database, request));
    const data: LoanDetailsReply = {
      orderStatus: loan.status,
      noticeStatusText: title,
      noticeDesText: text,
      productName: loan.product.name,
      productLogo: productLogo(loan.product) ?? null,
      userOrderDetail: { detail: loanRows(loan, locale) },
      inside: loan.sample?.hidesActions ? 1 : 0,
      isScore: asksForScore ? 1 : 0,
      h5Url: loan.isRepayable ? repayAddress(loan, payload) : '',
      isDelay: loan.isExtendable ? 1 : 0,
      isNewContract: loan.product.hasContract && loan.status !== 110 ? contractAddress(loan.orderNo) : '',
    };
    return accepted(loanTexts(locale).done, data);
  },
};
