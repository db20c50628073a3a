import { randomInt } from 'node:crypto';
import loanDetailConfirmSchema from '../../../schemas/payloads/loanDetailConfirm.schema.json';
import loanDetailPushSchema from '../../../schemas/payloads/loanDetailPush.schema.json';
import type { LoanDetailConfirmPayload, LoanDetailPushPayload } from '../../generated/payloads';
import type {
  DetailRow,
  KeyFactsReply,
  LoanDetailConfirmReply,
  LoanDetailPushReply,
} from '../../generated/replies';
import { allInSpan } from '../../kernel/allInFigure';
import { dayNumber } from '../../kernel/date';
import { fillPlaces } from '../../kernel/fillPlaces';
import type { LanguageType, ProductLocale } from '../../kernel/locale';
import { contractTerms, marketOfBrand } from '../../kernel/market';
import { parseMinorUnits } from '../../kernel/money';
import { requiring, type Asked, type Call } from '../calls';
import { accepted } from '../replies';
import { annualRate, dailyRate, splitEvenly } from './figures';
import { loanAddress, offerContractAddress } from './pageAddresses';
import { findProduct, productLogo, products, type Product } from './products';
import { partDueAt, planOf, quoteOf } from './quote';
import { day, money } from './rows';
import { loanRefusal } from '../refusals';
import { sandboxTexts } from '../texts';

function offerRows(product: Product, locale: ProductLocale): DetailRow[] {
  const { rows } = sandboxTexts(locale).loans;
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

/** What the loan costs a year with everything in it, as the brand's market states it: with one decimal. */
function allInRate(product: Product, now: number, languageType: LanguageType): number | null {
  const start = dayNumber(day(now)) ?? 0;
  const { disbursed, owed, vat } = quoteOf(product);
  const vatOfParts = splitEvenly(vat, product.parts);
  const payments = splitEvenly(owed, product.parts).map((amount, part) => ({
    amount,
    vat: vatOfParts[part],
    day: dayNumber(day(partDueAt(product, part, now))) ?? start,
  }));
  const figure = marketOfBrand({ languageType }) === 'mx' ? 'catWithoutVat' : 'apr';
  const span = allInSpan(
    { received: disbursed, paidOutOn: start, payments },
    figure,
    contractTerms.vatPercent,
  );
  return span ? Math.round(span.low * 10) / 10 : null;
}

function keyFactsOf(
  product: Product,
  { now, locale, brand }: Pick<Asked<unknown>, 'now' | 'locale' | 'brand'>,
): KeyFactsReply {
  const { rows, lateCharge } = sandboxTexts(locale).loans;
  const { commission, interest, vat } = quoteOf(product);
  return {
    allInRate: allInRate(product, now, brand.languageType),
    annualRate: contractTerms.annualInterestPercent,
    disbursedOn: day(now),
    charges: [
      { text: rows.interest, amount: interest },
      { text: rows.commission, amount: commission },
      { text: rows.vat, amount: vat },
    ],
    lateCharges: [
      {
        text: rows.penalty,
        value: fillPlaces(lateCharge, { penalty: contractTerms.overduePenaltyPercentPerDay }),
      },
    ],
  };
}

/** On the first request some products ask for a moment of waiting; the reload says that it was had (contract §11). */
const needsWaiting = (product: Product, isType: number | undefined): boolean =>
  product.waitsFirst && isType !== 1;

export const loanDetailConfirm: Call<LoanDetailConfirmPayload> = {
  name: 'loan-detail-confirm',
  schema: requiring(loanDetailConfirmSchema, []),
  async answer({ payload: { productId = '', isType }, now, locale, brand }) {
    const product = productId === '' ? products[0] : findProduct(productId);
    if (!product) return loanRefusal('productUnknown', locale);
    const data: LoanDetailConfirmReply = {
      firstPayTime: day(partDueAt(product, 0, now)),
      amount: quoteOf(product).disbursed,
      periods: product.term,
      // A word for programs, the same in every language.
      termUnit: 'day',
      isNeedPop: needsWaiting(product, isType) ? 1 : 0,
      sendSms: 0,
      details: offerRows(product, locale),
      repay_plans: planOf(product, now, locale),
      loanRate: dailyRate,
      ratemsg: fillPlaces(sandboxTexts(locale).loans.annualRate, { rate: annualRate }),
      amountDec: product.hasContract ? product.principal : null,
      isNewContract: product.hasContract ? offerContractAddress(product.id) : '',
      messageType: 0,
      comProductLogo: productLogo(product) ?? null,
      comProductName: product.name,
      couNum: product.coupon,
      keyFacts: product.hasKeyFacts ? keyFactsOf(product, { now, locale, brand }) : null,
    };
    return accepted(sandboxTexts(locale).common.done, data);
  },
};

/** The day and eight digits, so that numbers can be told apart and sorted by eye. */
const newOrderNo = (now: number): string =>
  `${day(now).replaceAll('-', '')}${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** The borrower must agree to what is on offer now. A term of another number of days is another offer. */
function isOnOffer(product: Product, { amount, periods }: LoanDetailPushPayload): boolean {
  const isSameAmount = parseMinorUnits(String(amount ?? '')) === quoteOf(product).disbursed;
  return isSameAmount && String(periods ?? '') === String(product.term);
}

/** A form sends text, whatever a page was told the values are. */
const text = { type: 'string' };
const properties = {
  productId: loanDetailPushSchema.properties.productId,
  amount: text,
  periods: text,
  termUnit: text,
};

/** Takes a loan on: an order in review, which goes on by itself. */
export const loanDetailPush: Call<LoanDetailPushPayload> = {
  name: 'loan-detail-push',
  schema: requiring({ properties }, ['productId']),
  async answer({ store, payload, borrower, now, locale }) {
    const product = findProduct(payload.productId ?? '');
    if (!product) return loanRefusal('productUnknown', locale);
    if (!isOnOffer(product, payload)) return loanRefusal('offerChanged', locale);
    const order_no = newOrderNo(now);
    await store
      .insertInto('orders')
      .values({
        borrower,
        order_no,
        product_id: product.id,
        status: 21,
        principal: product.principal,
        coupon: product.coupon,
        paid: 0,
        extended_days: 0,
        created_at: now,
        due_at: partDueAt(product, product.parts - 1, now),
        taken_at: now,
      })
      .execute();
    const data: LoanDetailPushReply = { lendDetailsUrl: loanAddress(order_no, product.id) };
    return accepted(sandboxTexts(locale).common.done, data);
  },
};
