import type { DetailRow } from '../../generated/replies';
import { formatDate } from '../../kernel/date';
import { fillPlaces } from '../../kernel/fillPlaces';
import type { ProductLocale } from '../../kernel/locale';
import { contractTerms, utcOffsetMinutesOf } from '../../kernel/market';
import { formatMoney } from '../../kernel/money';
import type { Loan } from './loan';
import { sandboxTexts } from '../texts';

/** Minor units as a row shows them: values of rows come ready to read (contract §5). */
export const money = (minorUnits: number, locale: ProductLocale): string =>
  formatMoney(minorUnits, locale === 'en' ? 1 : 2);

/** The sandbox lends in Mexico, whatever language it speaks. */
const utcOffsetMinutes = utcOffsetMinutesOf(2);

/** Epoch milliseconds as year-month-day (contract §14). */
export const day = (moment: number): string => formatDate(moment, utcOffsetMinutes, 'date');

/** Epoch milliseconds as year-month-day with the time (contract §14). */
export const dayAndTime = (moment: number): string => formatDate(moment, utcOffsetMinutes);

/** What the loan costs, part by part, down to what is left to pay. */
export function amountRows({ terms, figures }: Loan, locale: ProductLocale): DetailRow[] {
  const { rows } = sandboxTexts(locale).loans;
  const row = (text: string, amount: number): DetailRow => ({ text, value: money(amount, locale) });
  return [
    row(rows.principal, terms.principal),
    row(rows.interest, figures.interest),
    row(rows.vat, figures.vat),
    row(rows.contractAmount, figures.contractAmount),
    row(rows.penalty, figures.penalty),
    row(rows.coupon, -terms.coupon),
    row(rows.paid, -terms.paid),
    row(rows.owed, figures.owed),
  ].filter(({ value }) => value !== money(0, locale));
}

/** What a back end sends that has nothing to say: loan details hide each of these (contract §10). */
function emptyRows(locale: ProductLocale): DetailRow[] {
  const { rows } = sandboxTexts(locale).loans;
  return [
    { text: rows.discount, value: 0 },
    { text: rows.coupon, value: '0.00' },
    { text: rows.insurance, value: money(0, locale) },
    { text: rows.note, value: '' },
    { text: rows.penalty, value: null },
  ];
}

export function loanRows(loan: Loan, locale: ProductLocale): DetailRow[] {
  const texts = sandboxTexts(locale).loans;
  return [
    { text: texts.rows.orderNo, value: loan.orderNo },
    { text: texts.rows.signedOn, value: day(loan.createdAt) },
    { text: texts.rows.term, value: fillPlaces(texts.days, { count: loan.product.term }) },
    { text: texts.rows.dueDate, value: day(loan.dueAt) },
    ...(loan.sample?.hasEmptyRows ? emptyRows(locale) : []),
    ...amountRows(loan, locale),
  ];
}

export function statusTexts(
  status: number,
  locale: ProductLocale,
): { readonly title: string; readonly text: string } {
  const { other, ...known } = sandboxTexts(locale).loans.status;
  const [title = '', text = ''] = (known as Readonly<Record<string, readonly string[]>>)[status] ?? other;
  return { title, text: fillPlaces(text, { penalty: contractTerms.overduePenaltyPercentPerDay }) };
}
