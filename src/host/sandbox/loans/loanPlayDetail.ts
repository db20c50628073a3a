import loanOrderSchema from '../../../../schemas/payloads/loanOrder.schema.json';
import type { LoanOrderPayload } from '../../../generated/payloads';
import type { LoanPlayDetailReply } from '../../../generated/replies';
import type { ReadingCall } from '../borrowers/readingCall';
import { accepted, refused } from '../envelope';
import { requiring } from '../payloadSchema';
import { channelsAt, type Purpose } from './channels';
import { loanCodes } from './codes';
import { findLoan } from './loan';
import { payable } from './payments';
import { productLogo } from './products';
import { amountRows } from './rows';
import { day } from './shown';
import { loanTexts } from './texts';

/** What is to be repaid, and where. */
export const loanPlayDetail: ReadingCall<LoanOrderPayload> = {
  name: 'loan-play-detail',
  schema: requiring(loanOrderSchema, []),
  idsOf: ({ orderId, productId }) => [orderId, productId],
  async answer(database, request) {
    const { payload, borrower, locale } = request;
    const texts = loanTexts(locale);
    const loan = await findLoan(database, request, payload);
    if (!loan) return refused(loanCodes.orderUnknown, texts.orderUnknown);
    const repayAmount = payable(loan, 'repay');
    if (repayAmount === undefined) return refused(loanCodes.nothingToPay, texts.nothingToPay);
    const purpose: Purpose = { borrower, orderNo: loan.orderNo, kind: 'repay' };
    const data: LoanPlayDetailReply = {
      repayAmount,
      productName: loan.product.name,
      productLogo: productLogo(loan.product) ?? null,
      repayDate: day(loan.dueAt),
      detail: amountRows(loan, locale),
      repayList: [
        { reviewer: texts.repay.shops, list: channelsAt('shop', purpose, locale) },
        { reviewer: texts.repay.transfers, list: channelsAt('remote', purpose, locale) },
      ],
      noticeMsg: loan.sample?.hasNotice ? texts.repay.notice : '',
    };
    return accepted(texts.done, data);
  },
};
