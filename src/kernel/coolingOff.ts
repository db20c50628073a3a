import { dayNumber, formatDate, hasOffset, momentOf } from './date';
import { shownDay, type Shown } from './shownValue';

/** A loan of one payment as its contract has it. Minor units; days as `dayNumber` counts. */
export interface LoanFacts {
  readonly paidOut: number;
  /** All that is repaid in the end, charges of every kind in it. */
  readonly repaid: number;
  readonly paidOutOn: number;
  readonly dueOn: number;
}

/** The day on the market's clocks that a lender's date falls on, as `dayNumber` counts; undefined for what is no date. */
export function dayInMarketOf(date: Shown, utcOffsetMinutes: number): number | undefined {
  const text = shownDay(date, utcOffsetMinutes);
  const written = dayNumber(text);
  // Of no day that there is, a browser would make another one.
  return written !== undefined && hasOffset(text)
    ? dayNumber(formatDate(momentOf(text), utcOffsetMinutes, 'date'))
    : written;
}

/** Where a day stands in the days after a loan was paid out in which it can be given back; the last one is in it whole. */
export function coolingOffOn(day: number, paidOutOn: number, days: number): 'before' | 'within' | 'over' {
  if (day < paidOutOn) return 'before';
  return day <= paidOutOn + days ? 'within' : 'over';
}

/**
 * What giving a loan back on a day costs, in minor units: what was paid out, and the APR for the days that it was had. Of a
 * loan of one payment the APR is its charges over its term in proportion (`annualisedRate`), so that share is exact, half
 * a unit rounded up. Undefined for what is no such loan.
 */
export function coolingOffCostOn(
  day: number,
  { paidOut, repaid, paidOutOn, dueOn }: LoanFacts,
): number | undefined {
  const isLoan =
    Number.isSafeInteger(paidOut) &&
    Number.isSafeInteger(repaid) &&
    paidOut > 0 &&
    repaid >= paidOut &&
    dueOn > paidOutOn &&
    day >= paidOutOn;
  if (!isLoan) return undefined;
  const term = BigInt(dueOn - paidOutOn);
  const had = BigInt(Math.min(day, dueOn) - paidOutOn);
  const charges = BigInt(repaid) - BigInt(paidOut);
  return paidOut + Number((2n * charges * had + term) / (2n * term));
}
