import { interestVatPercent, type LoanMarket } from '../../../../kernel/market';
import {
  annualisedRate,
  daysOfYear,
  effectiveAnnualRate,
  equalRepayments,
  interestOver,
} from '../../../../kernel/annualCost';
import { exampleTolerance } from './exampleTolerance';
import type { Amount, ExampleFigures, YearlyRate } from './readExample';

/** Bounds between which a computed figure lies, given how the example's figures are rounded. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

export const isWithin = (value: number, { low, high }: Span, slack = 0): boolean =>
  value >= low - slack && value <= high + slack;

const around = ({ minor, slack }: Amount): Span => ({ low: minor - slack, high: minor + slack });
const middle = ({ low, high }: Span): number => (low + high) / 2;
const hull = (values: readonly number[]): Span => ({ low: Math.min(...values), high: Math.max(...values) });
const nothing: Amount = { minor: 0, slack: 0 };

/** Value added tax on a loan's interest and fees, as a fraction (contract §14). */
const vatOf = (market: LoanMarket): number => interestVatPercent(market, 1) / 100;

/** The parts of the total that the example names: what they add up to, with the fees and, where those are paid apart, without. */
export interface Sum {
  readonly parts: readonly Amount[];
  readonly minor: number;
  readonly slack: number;
  readonly isRight: boolean;
}

export function sumOf({
  borrowed,
  interest,
  vat,
  fees,
  total,
  instalments,
}: ExampleFigures): Sum | undefined {
  if (instalments) {
    const minor = instalments.each.minor * instalments.count;
    const slack = instalments.each.slack * instalments.count + total.slack;
    return { parts: [], minor, slack, isRight: Math.abs(minor - total.minor) <= slack };
  }
  if (!interest) return undefined;
  const parts = [borrowed, interest, ...(vat ? [vat] : []), ...(fees ? [fees] : [])];
  const minor = parts.reduce((sum, part) => sum + part.minor, 0);
  const slack = parts.reduce((sum, part) => sum + part.slack, total.slack);
  const isRight = [minor, minor - (fees?.minor ?? 0)].some((sum) => Math.abs(sum - total.minor) <= slack);
  return { parts, minor, slack, isRight };
}

/** How much of the total are fees, in minor units: all, nothing where they are paid apart or taken off the payout, or unknown. */
function feesInTotal({ borrowed, received, interest, vat = nothing, fees, total }: ExampleFigures): Span {
  if (!fees || received) return { low: 0, high: 0 };
  if (!interest) return { low: 0, high: fees.minor };
  const rest = total.minor - borrowed.minor - interest.minor - vat.minor;
  const part = rest < fees.minor / 2 ? 0 : fees.minor;
  return { low: part, high: part };
}

/** What the borrower has in hand: the sum borrowed, less fees that are no part of the total. */
const inHand = (figures: ExampleFigures): number =>
  figures.received?.minor ?? figures.borrowed.minor - (figures.fees?.minor ?? 0) + feesInTotal(figures).high;

/** All that is repaid, without value added tax; where the example doesn't name the tax, it may be in the total or not. */
function repaidWithoutVat({ borrowed, total, vat }: ExampleFigures, market: LoanMarket): Span {
  const { low, high } = around(total);
  if (vat) return { low: low - vat.minor - vat.slack, high: high - vat.minor + vat.slack };
  const cost = Math.max(0, low - borrowed.minor);
  return { low: low - cost + cost / (1 + vatOf(market)), high };
}

const countOf = ({ instalments }: ExampleFigures): number => instalments?.count ?? 1;

const termsOf = ({ termDays, termSlack }: ExampleFigures): readonly number[] =>
  [termDays - termSlack, termDays, termDays + termSlack].filter((days) => days > 0);

/** What a loan costs a year, in percent: compounded yearly (CAT), and as periods of a year (APR and nominal rates). */
export interface AnnualCost {
  readonly effective: Span;
  readonly annualised: Span;
}

/** The yearly cost that the example's amounts and term come to; undefined where nothing is paid out or repaid. */
export function annualCostOf(figures: ExampleFigures, market: LoanMarket): AnnualCost | undefined {
  const received = inHand(figures);
  const repaid = repaidWithoutVat(figures, market);
  if (received <= 0 || repaid.low <= 0) return undefined;
  const count = countOf(figures);
  const rates = termsOf(figures).flatMap((days) =>
    [repaid.low, repaid.high].map((total) => {
      const years = days / daysOfYear;
      const effective = effectiveAnnualRate(received, equalRepayments(total, count, years));
      return { effective: effective * 100, annualised: annualisedRate(effective, years / count) * 100 };
    }),
  );
  return {
    effective: hull(rates.map(({ effective }) => effective)),
    annualised: hull(rates.map(({ annualised }) => annualised)),
  };
}

const interestOfTerm = (figures: ExampleFigures, percent: number, termYears: number): number =>
  interestOver(figures.borrowed.minor, Math.max(0, percent) / 100, termYears, countOf(figures));

/** Minor units of interest that a rate comes to over the term. */
export const interestBy = ({ percent }: YearlyRate, figures: ExampleFigures): number =>
  interestOfTerm(figures, percent, figures.termDays / daysOfYear);

/** The same with all the ways in which rates are rounded and days counted. */
export const interestSpan = ({ percent, slack }: YearlyRate, figures: ExampleFigures): Span =>
  hull(
    termsOf(figures).flatMap((days) =>
      exampleTolerance.daysOfInterestYear.flatMap((year) => [
        interestOfTerm(figures, percent - slack, days / year),
        interestOfTerm(figures, percent + slack, days / year),
      ]),
    ),
  );

/** Minor units of interest in the example: as it says, else what the total leaves for it. */
export function interestIn(figures: ExampleFigures, market: LoanMarket): Span {
  if (figures.interest) return around(figures.interest);
  const repaid = repaidWithoutVat(figures, market);
  const fees = feesInTotal(figures);
  const slack = figures.borrowed.slack + (figures.fees?.slack ?? 0) + countOf(figures);
  return {
    low: repaid.low - figures.borrowed.minor - fees.high - slack,
    high: repaid.high - figures.borrowed.minor - fees.low + slack,
  };
}

/** Tax on the interest, and on the fees too: lenders levy it on one or both. Minor units. */
interface Tax {
  readonly ofAll: number;
  readonly span: Span;
}

/** The tax that interest and fees come to; undefined where there is nothing to compare. */
export function taxBy(
  { interest, fees, vat, vatPercent }: ExampleFigures,
  market: LoanMarket,
): Tax | undefined {
  if (!interest || !vat || vatOf(market) === 0) return undefined;
  const rate = vatPercent === undefined ? vatOf(market) : vatPercent / 100;
  const slack = vat.slack + rate * interest.slack;
  const ofAll = rate * (interest.minor + (fees?.minor ?? 0));
  return { ofAll, span: { low: rate * interest.minor - slack, high: ofAll + slack } };
}

/** The one percentage to say for a span, rounded as it is printed. Nothing has no sign. */
export const printed = (span: Span): number => Math.round(middle(span) * 10) / 10 + 0;
