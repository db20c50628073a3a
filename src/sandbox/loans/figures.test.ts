import fc from 'fast-check';
import { extensionFigures, figuresOf, splitEvenly } from './figures';

const terms = fc.record({
  principal: fc.integer({ min: 1, max: 1_000_000_000_000 }),
  coupon: fc.integer({ min: 0, max: 100_000 }),
  paid: fc.integer({ min: 0, max: 1_000_000_000_000 }),
  term: fc.integer({ min: 91, max: 365 }),
  overdueDays: fc.integer({ min: 0, max: 400 }),
});

test('a known loan: 5,000.00 for 91 days', () => {
  const figures = figuresOf({ principal: 500_000, coupon: 0, paid: 0, term: 91, overdueDays: 10 });
  // 18 % a year for 91 of 365 days; 16 % of interest plus commission; 3 % a day.
  expect(figures).toEqual({
    commission: 10_000,
    interest: 22_438,
    vat: 5_190,
    disbursed: 490_000,
    contractAmount: 527_628,
    penalty: 150_000,
    owed: 677_628,
  });
});

test('every amount is a whole number of minor units, none is negative, and they add up', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const figures = figuresOf(given);
      for (const amount of Object.values(figures)) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      expect(figures.disbursed + figures.commission).toBe(given.principal);
      expect(given.principal + figures.interest + figures.vat).toBe(figures.contractAmount);
      const owed = figures.contractAmount + figures.penalty - given.coupon - given.paid;
      expect(figures.owed).toBe(Math.max(0, owed));
    }),
  );
});

test('an extension costs its parts', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const { interest, vat, penalty, total } = extensionFigures(given);
      expect(interest + vat + penalty).toBe(total);
      expect(penalty).toBe(figuresOf(given).penalty);
    }),
  );
});

test('parts of a plan differ by at most one minor unit and add up', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000_000 }), fc.integer({ min: 1, max: 60 }), (amount, parts) => {
      const split = splitEvenly(amount, parts);
      expect(split).toHaveLength(parts);
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1);
    }),
  );
});
