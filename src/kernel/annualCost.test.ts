import fc from 'fast-check';
import { runs } from '../../tests/support/soak';
import { annualisedRate, effectiveAnnualRate, equalRepayments, interestOver } from './annualCost';

const percent = (fraction: number): number => Math.round(fraction * 10_000) / 100 + 0;

describe('known loans', () => {
  it.each([
    // 10,000 for a year, 12,000 back: 20 %.
    [10_000, 12_000, 1, 1, 20],
    // Two years, 12,100 back: 1.1 squared.
    [10_000, 12_100, 1, 2, 10],
    // 10,897.53 after 182 days: 1.089753 ^ (365 / 182).
    [10_000, 10_897.53, 1, 182 / 365, 18.81],
    // Nothing, and less than what was borrowed.
    [10_000, 10_000, 1, 0.5, 0],
    [10_000, 9_000, 1, 1, -10],
    // 12 months at 1 % a month, 888.49 each: 1.01 ^ 12.
    [10_000, 888.4879 * 12, 12, 1, 12.68],
  ])('%d received, %d repaid in %d, %d years', (received, total, count, years, expected) => {
    expect(percent(effectiveAnnualRate(received, equalRepayments(total, count, years)))).toBe(expected);
  });

  it('the illustration of the Reserve Bank: 20,000 less fees of 400, 24 times 969.73', () => {
    const effective = effectiveAnnualRate(19_600, equalRepayments(969.73 * 24, 24, 2));
    expect(percent(annualisedRate(effective, 1 / 12))).toBe(17.07);
  });

  it.each([
    [10_000, 0.18, 182 / 365, 1, 897.53],
    [20_000, 0.15, 2, 24, 3_273.6],
    [10_000, 0, 1, 12, 0],
  ])('interest of %d at %d for %d years in %d', (borrowed, rate, years, count, expected) => {
    expect(interestOver(borrowed, rate, years, count)).toBeCloseTo(expected, 1);
  });
});

const loans = fc.record({
  borrowed: fc.integer({ min: 100, max: 1e8 }),
  rate: fc.double({ min: 0.001, max: 5, noNaN: true }),
  days: fc.integer({ min: 30, max: 3650 }),
  count: fc.integer({ min: 1, max: 60 }),
});

test('a loan costs its own rate, however it is repaid, and more with fees', () => {
  fc.assert(
    fc.property(loans, ({ borrowed, rate, days, count }) => {
      const years = days / 365;
      const total = borrowed + interestOver(borrowed, rate, years, count);
      const effective = effectiveAnnualRate(borrowed, equalRepayments(total, count, years));
      expect(annualisedRate(effective, years / count) / rate).toBeCloseTo(1, 6);
      expect(effectiveAnnualRate(borrowed * 0.97, equalRepayments(total, count, years))).toBeGreaterThan(
        effective,
      );
    }),
    { numRuns: runs(200, 20_000) },
  );
});

test('what is received is worth what is repaid, at the rate that was found', () => {
  fc.assert(
    fc.property(loans, ({ borrowed, rate, days, count }) => {
      const repayments = equalRepayments(borrowed * (1 + rate), count, days / 365);
      const found = effectiveAnnualRate(borrowed, repayments);
      const worth = repayments.reduce((sum, { amount, years }) => sum + amount / (1 + found) ** years, 0);
      expect(worth / borrowed).toBeCloseTo(1, 6);
    }),
    { numRuns: runs(200, 20_000) },
  );
});
