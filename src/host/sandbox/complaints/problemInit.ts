import problemInitSchema from '../../../../schemas/payloads/problemInit.schema.json';
import type { ProblemInitPayload } from '../../../generated/payloads';
import type { Order, ProblemInitReply, TitleValue } from '../../../generated/replies';
import type { ReadingCall } from '../borrowers/readingCall';
import { accepted } from '../envelope';
import { listLoans, type Loan } from '../loans/loan';
import { productLogo } from '../loans/products';
import { day, money } from '../loans/shown';
import { loanTexts, statusTexts } from '../loans/texts';
import { plainId } from '../markedId';
import { requiring } from '../payloadSchema';
import type { SandboxLocale } from '../texts';
import { complaintTexts } from './texts';

/** Only money that is owed is collected. */
export const allowsCollection = ({ isRepayable }: Loan): boolean => isRepayable;

function orderOf(loan: Loan, locale: SandboxLocale): Order {
  const { rows } = loanTexts(locale);
  return {
    orderNo: loan.orderNo,
    productLogo: productLogo(loan.product) ?? null,
    productName: loan.product.name,
    status: statusTexts(loan.status, locale).title,
    isShow: allowsCollection(loan) ? 1 : 0,
    list: [
      { title: rows.principal, value: money(loan.terms.principal, locale) },
      { title: rows.dueDate, value: day(loan.dueAt) },
    ],
  };
}

const titleValues = (titles: Readonly<Record<string, string>>): TitleValue[] =>
  Object.entries(titles).map(([value, title]) => ({ title, value }));

/** What can be complained about, and the borrower's orders; `orderDetail` is the one asked for, else the first. */
export const problemInit: ReadingCall<ProblemInitPayload> = {
  name: 'problem-init',
  schema: requiring(problemInitSchema, []),
  isGetToo: true,
  idsOf: ({ orderId }) => [orderId],
  async answer(database, request) {
    const { payload, locale } = request;
    const texts = complaintTexts(locale);
    const loans = await listLoans(database, request);
    const chosen = loans.find(({ orderNo }) => orderNo === plainId(payload.orderId ?? '')) ?? loans[0];
    const data: ProblemInitReply = {
      problemType: titleValues(texts.types),
      problemSonType: titleValues(texts.sonTypes),
      orderDetail: chosen ? orderOf(chosen, locale) : null,
      orderList: loans.map((loan) => orderOf(loan, locale)),
    };
    return accepted(texts.done, data);
  },
};
