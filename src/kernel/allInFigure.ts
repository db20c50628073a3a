import { annualisedRate, daysOfYear, effectiveAnnualRate } from './annualCost';

/**
 * How a market states what a loan costs a year with everything in it: as the APR (India), in periods of a year, or as the
 * CAT without VAT (Mexico), compounded yearly. Sources: `src/kernel/annualCost.ts`.
 */
export type AllInFigure = 'apr' | 'catWithoutVat';

export interface PlannedPayment {
  /** Minor units, with the tax in it. */
  readonly amount: number;
  /** Minor units of value added tax in it; undefined: not known. */
  readonly vat: number | undefined;
  /** As `dayNumber` counts. */
  readonly day: number;
}

/** A loan as money goes to the borrower and back. */
export interface LoanFlow {
  /** What is paid out, after all that is taken off it. Minor units. */
  readonly received: number;
  /** As `dayNumber` counts. */
  readonly paidOutOn: number;
  readonly payments: readonly PlannedPayment[];
}

/** Percentage points between which a figure lies; one point where everything is known. */
export interface PercentSpan {
  readonly low: number;
  readonly high: number;
}

/** Payments of one day are one; the earliest first. */
function byDay(payments: readonly PlannedPayment[], shareOf: (payment: PlannedPayment) => number) {
  const days = new Map<number, number>();
  for (const payment of payments)
    days.set(payment.day, (days.get(payment.day) ?? 0) + payment.amount * shareOf(payment));
  return [...days].sort(([one], [other]) => one - other).map(([day, amount]) => ({ day, amount }));
}

function percentOf(
  { received, paidOutOn, payments }: LoanFlow,
  figure: AllInFigure,
  shareOf: (payment: PlannedPayment) => number,
): number | undefined {
  const days = byDay(payments, shareOf);
  const [first] = days;
  const last = days.at(-1);
  const hasRate =
    received > 0 &&
    first !== undefined &&
    last !== undefined &&
    first.day >= paidOutOn &&
    last.day > paidOutOn &&
    last.amount > 0 &&
    days.every(({ amount }) => amount >= 0) &&
    // What is given back on the same day was never had.
    (first.day > paidOutOn || first.amount < received);
  if (!hasRate) return undefined;
  const rate = effectiveAnnualRate(
    received,
    days.map(({ day, amount }) => ({ amount, years: (day - paidOutOn) / daysOfYear })),
  );
  if (figure === 'catWithoutVat') return rate * 100;
  return annualisedRate(rate, (last.day - paidOutOn) / daysOfYear / days.length) * 100;
}

const whole = (): number => 1;

/** Of each payment what is no tax, where each says how much of it is. */
const sharePaid = ({ amount, vat = 0 }: PlannedPayment): number => (amount === 0 ? 1 : 1 - vat / amount);

/** Of each payment what is no tax, if all that the loan costs bears it. */
function shareOfCost({ received, payments }: LoanFlow, vatPercent: number): () => number {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  const tax = (Math.max(0, total - received) * vatPercent) / (100 + vatPercent);
  return () => (total === 0 ? 1 : 1 - tax / total);
}

/**
 * The all-in figure that a loan's own plan comes to, in percent: dates by the days between them, a year of 365. Where it
 * is a figure without VAT and a payment does not say its tax, the span from all of the cost bearing the tax to none.
 * Undefined for what has no such figure: nothing paid out or back, days out of order, all of it due on the same day.
 * @param vatPercent of interest and charges in the loan's market
 */
export function allInSpan(flow: LoanFlow, figure: AllInFigure, vatPercent: number): PercentSpan | undefined {
  const withAll = percentOf(flow, figure, whole);
  if (withAll === undefined) return undefined;
  if (figure === 'apr' || vatPercent === 0) return { low: withAll, high: withAll };
  if (flow.payments.every(({ vat }) => vat !== undefined)) {
    const exact = percentOf(flow, figure, sharePaid);
    return exact === undefined ? undefined : { low: exact, high: exact };
  }
  const withoutTax = percentOf(flow, figure, shareOfCost(flow, vatPercent));
  return { low: withoutTax ?? withAll, high: withAll };
}

/** Whether a stated figure lies further from a computed one than may be, in percentage points. */
export const differs = (stated: number, { low, high }: PercentSpan, tolerancePoints: number): boolean =>
  // Two figures of one decimal that lie a tenth apart differ by a little more than that in binary.
  Math.max(low - stated, stated - high) > tolerancePoints + 1e-9;
