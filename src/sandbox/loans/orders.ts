import contractDetailSchema from '../../../schemas/payloads/contractDetail.schema.json';
import loanOrderSchema from '../../../schemas/payloads/loanOrder.schema.json';
import type { ContractDetailPayload, LoanOrderPayload } from '../../generated/payloads';
import type { ContractDetailReply, LoanDetailsReply } from '../../generated/replies';
import { requiring, type Asked, type Call } from '../calls';
import { accepted } from '../replies';
import type { Figures } from './figures';
import { findLoan, type Loan } from './loan';
import { cardsAddress, contractAddress, offerPrefix } from './pageAddresses';
import { findProduct, productLogo, type Product } from './products';
import { partDueAt, quoteOf } from './quote';
import { day, loanRows, statusTexts } from './rows';
import { loanRefusal } from '../refusals';
import { sandboxTexts } from '../texts';

/** Where repaying starts: at the cards for some, else on the page's own screen (empty). */
function repayAddress({ sample, isRepayable, orderNo, product, figures, terms }: Loan): string {
  if (!isRepayable || !sample?.paysByCard) return '';
  return cardsAddress({
    orderId: orderNo,
    productId: product.id,
    amount: String(figures.owed),
    userId: '7001',
    couponId: terms.coupon > 0 ? '15' : '',
  });
}

async function hasScored({ store, borrower }: Asked<unknown>): Promise<boolean> {
  const row = await store
    .selectFrom('borrowers')
    .select('score')
    .where('borrower', '=', borrower)
    .executeTakeFirst();
  return typeof row?.score === 'number';
}

export const loanDetails: Call<LoanOrderPayload> = {
  name: 'loan-details',
  schema: requiring(loanOrderSchema, []),
  async answer(asked) {
    const { payload, locale } = asked;
    const loan = await findLoan(asked, payload);
    if (!loan) return loanRefusal('orderUnknown', locale);
    const { title, text } = statusTexts(loan.status, locale);
    const asksForScore = loan.sample?.asksForScore === true && !(await hasScored(asked));
    const data: LoanDetailsReply = {
      orderStatus: loan.status,
      noticeStatusText: title,
      noticeDesText: text,
      productName: loan.product.name,
      productLogo: productLogo(loan.product) ?? null,
      userOrderDetail: { detail: loanRows(loan, locale) },
      inside: loan.sample?.hidesActions ? 1 : 0,
      isScore: asksForScore ? 1 : 0,
      h5Url: repayAddress(loan),
      isDelay: loan.isExtendable ? 1 : 0,
      isNewContract:
        loan.product.hasContract && loan.status !== 110
          ? contractAddress(loan.orderNo, loan.product.parts > 1)
          : '',
    };
    return accepted(sandboxTexts(locale).common.done, data);
  },
};

interface Signed {
  readonly product: Product;
  readonly principal: number;
  readonly figures: Figures;
  readonly createdAt: number;
  readonly dueAt: number;
}

async function findSigned(asked: Asked<ContractDetailPayload>): Promise<Signed | undefined> {
  const { orderNo = '' } = asked.payload;
  if (!orderNo.startsWith(offerPrefix)) {
    const loan = await findLoan(asked, { orderId: orderNo });
    return loan && { ...loan, principal: loan.terms.principal };
  }
  const product = findProduct(orderNo.slice(offerPrefix.length));
  if (!product) return undefined;
  const dueAt = partDueAt(product, product.parts - 1, asked.now);
  return { product, principal: product.principal, figures: quoteOf(product), createdAt: asked.now, dueAt };
}

/** `giveAmount` + `commission` = `amount`; `amount` + `Interest` + `IVA` = `contractAmount`. */
function contractOf(
  { product, principal, figures, createdAt, dueAt }: Signed,
  company: string,
): ContractDetailReply {
  const name = 'Ana Lucía Ramírez Ortega';
  return {
    // Back ends write it either way (contract §5).
    ...(product.parts > 1 ? { username: name } : { userName: name }),
    productName: product.name,
    amount: principal,
    bankNo: '**** **** **** 4321',
    daiDate: day(createdAt),
    planDate: day(dueAt),
    contractAmount: figures.contractAmount,
    commission: figures.commission,
    Interest: figures.interest,
    IVA: figures.vat,
    giveAmount: figures.disbursed,
    userAddress: 'Av. de la Muestra 123, int. 4, Col. Centro, 06000 Ciudad de México',
    contractDate: day(createdAt),
    company,
  };
}

export const contractDetail: Call<ContractDetailPayload> = {
  name: 'contract-detail',
  schema: requiring(contractDetailSchema, []),
  async answer(asked) {
    const { brand, locale } = asked;
    const signed = await findSigned(asked);
    if (!signed) return loanRefusal('orderUnknown', locale);
    return accepted(sandboxTexts(locale).common.done, contractOf(signed, brand.lender.name || brand.appName));
  },
};
