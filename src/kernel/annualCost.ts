/** One repayment: how much, and how many years after the money was received (a day is 1/365). */
interface Repayment {
  readonly amount: number;
  readonly years: number;
}

/** Days of a year in which times of a loan are counted (Banco de México, Circular 21/2009: years and their fractions). */
export const daysOfYear = 365;

/** Logarithms of 1 + rate between which every loan's rate is looked for. */
const widest = 500;
/** Halving the distance so often leaves less than 1e-12. */
const halvings = 60;

/**
 * The yearly rate, compounded yearly, at which what is received is worth all that is repaid: the root `i` of
 *
 *     received = Σ amount ÷ (1 + i) ^ years
 *
 * As a fraction: 0.188 is 18.8 %. This is the CAT of Banco de México, Circular 21/2009 (Disposiciones de carácter general
 * que establecen la metodología de cálculo, fórmula, componentes y supuestos del CAT), for a loan that is paid out at once;
 * value added tax is left out of the repayments. Each repayment lies after the start and is not negative, so the sum falls
 * as `i` grows and there is one root, which halving finds.
 */
export function effectiveAnnualRate(received: number, repayments: readonly Repayment[]): number {
  const worth = (logarithm: number): number =>
    repayments.reduce((sum, { amount, years }) => sum + amount * Math.exp(-logarithm * years), 0);
  let low = -widest;
  let high = widest;
  for (let round = 0; round < halvings; round += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > received) low = middle;
    else high = middle;
  }
  return Math.expm1((low + high) / 2);
}

/**
 * An effective yearly rate as periods of a year: the rate of one period times the periods of a year. As a fraction.
 * Reserve Bank of India, Key Facts Statement (RBI/2024-25/18, 15 April 2024), Annex B: the APR is the internal rate of
 * return on the net disbursed amount, by reducing balance, times the instalments of a year; of a loan that is repaid at
 * once its whole term is the period.
 */
export const annualisedRate = (effective: number, periodYears: number): number =>
  Math.expm1(Math.log1p(effective) * periodYears) / periodYears;

/** `count` equal repayments at equal distances, the last at the end of the term. */
export const equalRepayments = (total: number, count: number, termYears: number): readonly Repayment[] =>
  Array.from({ length: count }, (_, position) => ({
    amount: total / count,
    years: (termYears * (position + 1)) / count,
  }));

/**
 * Interest over a whole term by a nominal yearly rate (0.18 is 18 %): of one repayment simple interest, of several the
 * interest on what is still owed, with equal instalments (the annuity formula).
 */
export function interestOver(borrowed: number, yearlyRate: number, termYears: number, count: number): number {
  const periodRate = (yearlyRate * termYears) / count;
  if (count === 1 || periodRate === 0) return borrowed * periodRate * count;
  const instalment = (borrowed * periodRate) / -Math.expm1(-count * Math.log1p(periodRate));
  return instalment * count - borrowed;
}
