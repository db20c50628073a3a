import loanOrderSchema from '../../../../schemas/payloads/loanOrder.schema.json';
import type { LoanOrderPayload } from '../../../generated/payloads';
import type { LoanPlayDelayDetailReply } from '../../../generated/replies';
import type { ReadingCall } from '../borrowers/readingCall';
import { accepted, refused } from '../envelope';
import { requiring } from '../payloadSchema';
import type { SandboxLocale } from '../texts';
import { channelsAt, type Purpose } from './channels';
import { loanCodes } from './codes';
import { extensionFigures } from './figures';
import { findLoan, type Loan } from './loan';
import { extendedDay, payable } from './payments';
import { productLogo } from './products';
import { day } from './shown';
import { loanTexts } from './texts';

type Plan = NonNullable<LoanPlayDelayDetailReply['repayPlan']>;

/** What the extension costs today, part by part, and what is owed after it. */
function extensionPlan(loan: Loan, now: number, locale: SandboxLocale): Plan {
  const { delay } = loanTexts(locale);
  const { interest, vat, penalty } = extensionFigures(loan.terms);
  const today = day(now);
  const parts = [interest, vat, penalty].map((amount, part) => ({
    title: delay.parts[part] ?? '',
    amount,
    remark: delay.partRemark[part] ?? '',
    time: today,
  }));
  const afterwards = {
    title: delay.afterwards,
    amount: loan.figures.owed - loan.figures.penalty,
    remark: delay.afterwardsRemark,
    time: day(extendedDay(loan, now)),
  };
  return [...parts.filter(({ amount }) => amount > 0), afterwards];
}

/** What an extension costs, what it changes, and where it can be paid. */
export const loanPlayDelayDetail: ReadingCall<LoanOrderPayload> = {
  name: 'loan-play-delay-detail',
  schema: requiring(loanOrderSchema, []),
  idsOf: ({ orderId, productId }) => [orderId, productId],
  async answer(database, request) {
    const { payload, borrower, now, locale } = request;
    const texts = loanTexts(locale);
    const loan = await findLoan(database, request, payload);
    if (!loan) return refused(loanCodes.orderUnknown, texts.orderUnknown);
    const delayAmount = payable(loan, 'extend');
    if (delayAmount === undefined) return refused(loanCodes.notExtendable, texts.notExtendable);
    const purpose: Purpose = { borrower, orderNo: loan.orderNo, kind: 'extend' };
    const data: LoanPlayDelayDetailReply = {
      productLogo: productLogo(loan.product) ?? null,
      productName: loan.product.name,
      delayInfo: { reviewer: texts.delay.reviewer, delayAmount, delayTime: day(extendedDay(loan, now)) },
      repayPlan: extensionPlan(loan, now, locale),
      repayList: [
        { title: texts.delay.shops, list: channelsAt('shop', purpose, locale) },
        { title: texts.delay.transfers, list: channelsAt('remote', purpose, locale) },
      ],
      noticeMsg: texts.delay.notice,
      note: texts.delay.note,
    };
    return accepted(texts.done, data);
  },
};
