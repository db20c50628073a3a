import loanDetailConfirmSchema from '../../../../schemas/payloads/loanDetailConfirm.schema.json';
import type { LoanDetailConfirmPayload } from '../../../generated/payloads';
import type { DetailRow, LoanDetailConfirmReply } from '../../../generated/replies';
import type { ReadingCall } from '../borrowers/readingCall';
import { accepted, refused } from '../envelope';
import { requiring } from '../payloadSchema';
import type { SandboxLocale } from '../texts';
import { loanCodes } from './codes';
import { annualRate, dailyRate } from './figures';
import { offerContractAddress } from './pageAddresses';
import { findProduct, productLogo, products, termUnit, type Product } from './products';
import { partDueAt, planOf, quoteOf } from './quote';
import { day, money } from './shown';
import { loanTexts } from './texts';

function offerRows(product: Product, locale: SandboxLocale): DetailRow[] {
  const { rows } = loanTexts(locale);
  const { disbursed, commission, interest, vat, contractAmount } = quoteOf(product);
  const row = (text: string, amount: number): DetailRow => ({ text, value: money(amount, locale) });
  return [
    row(rows.principal, product.principal),
    row(rows.commission, -commission),
    row(rows.disbursed, disbursed),
    row(rows.interest, interest),
    row(rows.vat, vat),
    row(rows.contractAmount, contractAmount),
  ];
}

/** On the first request some products ask for a moment of waiting; the reload says that it was had (contract §11). */
const needsWaiting = (product: Product, isType: number | undefined): boolean =>
  product.waitsFirst && isType !== 1;

export const loanDetailConfirm: ReadingCall<LoanDetailConfirmPayload> = {
  name: 'loan-detail-confirm',
  schema: requiring(loanDetailConfirmSchema, []),
  idsOf: ({ productId }) => [productId],
  async answer(_database, { payload: { productId = '', isType }, now, locale }) {
    const texts = loanTexts(locale);
    const product = productId === '' ? products[0] : findProduct(productId);
    if (!product) return refused(loanCodes.productUnknown, texts.productUnknown);
    const data: LoanDetailConfirmReply = {
      firstPayTime: day(partDueAt(product, 0, now)),
      amount: quoteOf(product).disbursed,
      periods: product.term,
      termUnit,
      isNeedPop: needsWaiting(product, isType) ? 1 : 0,
      sendSms: 0,
      details: offerRows(product, locale),
      repay_plans: planOf(product, now, locale),
      loanRate: dailyRate,
      ratemsg: texts.annualRate(annualRate),
      amountDec: product.hasContract ? product.principal : null,
      isNewContract: product.hasContract ? offerContractAddress(product.id) : '',
      messageType: 0,
      comProductLogo: productLogo(product) ?? null,
      comProductName: product.name,
      couNum: product.coupon,
    };
    return accepted(texts.done, data);
  },
};
