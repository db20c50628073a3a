import { dayMs } from '../../kernel/date';
import type { RepayPlanRow } from '../../generated/replies';
import { fillPlaces } from '../../kernel/fillPlaces';
import type { ProductLocale } from '../../kernel/locale';
import { figuresOf, splitEvenly, type Figures, type LoanTerms } from './figures';
import type { Product } from './products';
import { day } from './rows';
import { sandboxTexts } from '../texts';

export const termsOf = ({ principal, coupon, term }: Product): LoanTerms => ({
  principal,
  coupon,
  term,
  paid: 0,
  overdueDays: 0,
});

/** What a product would cost if it were taken on now. */
export const quoteOf = (product: Product): Figures => figuresOf(termsOf(product));

/** When part `part` of the plan, counted from 0, is due: epoch milliseconds. */
export const partDueAt = ({ term, parts }: Product, part: number, start: number): number =>
  start + Math.round((term * (part + 1)) / parts) * dayMs;

/** The parts add up to what is owed. */
export function planOf(product: Product, start: number, locale: ProductLocale): RepayPlanRow[] {
  const texts = sandboxTexts(locale).loans;
  const { owed, vat } = quoteOf(product);
  const vatOfParts = splitEvenly(vat, product.parts);
  return splitEvenly(owed, product.parts).map((amount, part) => ({
    title: fillPlaces(texts.part, { number: part + 1, of: product.parts }),
    amount,
    IVA: vatOfParts[part] ?? 0,
    description: texts.partOfPrincipal,
    pay_time: day(partDueAt(product, part, start)),
  }));
}
