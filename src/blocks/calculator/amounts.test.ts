import fc from 'fast-check';
import { amountBeside, amountByKey, type AmountRange, largestOf, nearestAmount } from './amounts';

const ranges: fc.Arbitrary<AmountRange> = fc.record({
  minAmount: fc.integer({ min: 0, max: 10 ** 7 }),
  maxAmount: fc.integer({ min: 0, max: 10 ** 7 }),
  step: fc.integer({ min: 1, max: 10 ** 6 }),
});

test('every amount is a step, or one of the ends, and both ends are reached by keys and by finger', () => {
  fc.assert(
    fc.property(ranges, fc.double({ min: 0, max: 1, noNaN: true }), (range, share) => {
      const { minAmount, step } = range;
      const end = largestOf(range);
      const amount = nearestAmount(range, minAmount + (end - minAmount) * share);
      expect(amount === end || (amount - minAmount) % step === 0).toBe(true);
      expect([minAmount <= amount, amount <= end]).toEqual([true, true]);
      expect([amountByKey(range, amount, 'Home'), amountByKey(range, amount, 'End')]).toEqual([
        minAmount,
        end,
      ]);
      expect([nearestAmount(range, minAmount), nearestAmount(range, end)]).toEqual([minAmount, end]);
    }),
  );
});

test('one key up and one down lead over the same amounts', () => {
  fc.assert(
    fc.property(ranges, fc.nat(2000), (range, steps) => {
      const from = amountBeside(range, range.minAmount, steps);
      const up = amountBeside(range, from, 1);
      fc.pre(up !== from);
      expect(amountBeside(range, up, -1)).toBe(from);
    }),
  );
});

test('the last step of an uneven range is the shorter one', () => {
  const range = { minAmount: 100_000, maxAmount: 1_000_000, step: 70_000 };
  const walk = [890_000, 940_000, 960_000, 990_000].map((value) => nearestAmount(range, value));
  expect(walk).toEqual([870_000, 940_000, 940_000, 1_000_000]);
  expect(amountByKey(range, 1_000_000, 'ArrowLeft')).toBe(940_000);
  expect(amountByKey(range, 940_000, 'ArrowUp')).toBe(1_000_000);
  expect(amountByKey(range, 940_000, 'Tab')).toBeUndefined();
});
