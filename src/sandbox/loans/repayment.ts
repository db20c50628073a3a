import loanOrderSchema from '../../../schemas/payloads/loanOrder.schema.json';
import type { LoanOrderPayload } from '../../generated/payloads';
import type { LoanPlayDelayDetailReply, LoanPlayDetailReply } from '../../generated/replies';
import { fillPlaces } from '../../kernel/fillPlaces';
import type { ProductLocale } from '../../kernel/locale';
import { contractTerms } from '../../kernel/market';
import { requiring, type Call } from '../calls';
import { accepted } from '../replies';
import { channelsAt, type Purpose } from './channels';
import { extensionFigures } from './figures';
import { findLoan, type Loan } from './loan';
import { extendedDay, payable } from './payments';
import { productLogo } from './products';
import { amountRows, day } from './rows';
import { loanRefusal } from '../refusals';
import { sandboxTexts } from '../texts';

export const loanPlayDetail: Call<LoanOrderPayload> = {
  name: 'loan-play-detail',
  schema: requiring(loanOrderSchema, []),
  async answer(asked) {
    const { payload, borrower, locale } = asked;
    const { loans: texts, common } = sandboxTexts(locale);
    const loan = await findLoan(asked, payload);
    if (!loan) return loanRefusal('orderUnknown', locale);
    const repayAmount = payable(loan, 'repay');
    if (repayAmount === undefined) return loanRefusal('nothingToPay', locale);
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
    return accepted(common.done, data);
  },
};

type Plan = NonNullable<LoanPlayDelayDetailReply['repayPlan']>;

const terms = {
  days: contractTerms.postponementDays,
  rate: contractTerms.annualInterestPercent,
  vat: contractTerms.vatPercent,
};

/** What the extension costs today, part by part, and what is owed after it. */
function extensionPlan(loan: Loan, now: number, locale: ProductLocale): Plan {
  const { delay } = sandboxTexts(locale).loans;
  const { interest, vat, penalty } = extensionFigures(loan.terms);
  const today = day(now);
  const parts = [interest, vat, penalty].map((amount, part) => ({
    title: delay.parts[part] ?? '',
    amount,
    remark: fillPlaces(delay.partRemark[part] ?? '', terms),
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

export const loanPlayDelayDetail: Call<LoanOrderPayload> = {
  name: 'loan-play-delay-detail',
  schema: requiring(loanOrderSchema, []),
  async answer(asked) {
    const { payload, borrower, now, locale } = asked;
    const { loans, common } = sandboxTexts(locale);
    const { delay } = loans;
    const loan = await findLoan(asked, payload);
    if (!loan) return loanRefusal('orderUnknown', locale);
    const delayAmount = payable(loan, 'extend');
    if (delayAmount === undefined) return loanRefusal('notExtendable', locale);
    const purpose: Purpose = { borrower, orderNo: loan.orderNo, kind: 'extend' };
    const data: LoanPlayDelayDetailReply = {
      productLogo: productLogo(loan.product) ?? null,
      productName: loan.product.name,
      delayInfo: {
        reviewer: fillPlaces(delay.reviewer, terms),
        delayAmount,
        delayTime: day(extendedDay(loan, now)),
      },
      repayPlan: extensionPlan(loan, now, locale),
      repayList: [
        { title: delay.shops, list: channelsAt('shop', purpose, locale) },
        { title: delay.transfers, list: channelsAt('remote', purpose, locale) },
      ],
      noticeMsg: delay.notice,
      note: delay.note,
    };
    return accepted(common.done, data);
  },
};
