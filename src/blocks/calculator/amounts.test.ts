import fc from 'fast-check';
import { amountAt, type AmountRange, largestOf, strideOf } from './amounts';

const ranges: fc.Arbitrary<AmountRange> = fc.record({
  minAmount: fc.integer({ min: 0, max: 10 ** 7 }),
  maxAmount: fc.integer({ min: 0, max: 10 ** 7 }),
  step: fc.integer({ min: 1, max: 10 ** 6 }),
});

test('every amount is a step, or one of the ends, and a finger reaches both ends', () => {
  fc.assert(
    fc.property(ranges, fc.double({ min: 0, max: 1, noNaN: true }), (range, share) => {
      const { minAmount, step } = range;
      const end = largestOf(range);
      const amount = amountAt(range, minAmount + (end - minAmount) * share, minAmount, true);
      expect(amount === end || (amount - minAmount) % step === 0).toBe(true);
      expect([minAmount <= amount, amount <= end]).toEqual([true, true]);
      expect(amountAt(range, minAmount, end, true)).toBe(minAmount);
      expect(amountAt(range, end, minAmount, true)).toBe(end);
      expect((end - minAmount) % strideOf(range)).toBe(0);
    }),
  );
});

test('a key leads from amount to amount over all of them, up and down', () => {
  const range = { minAmount: 100_000, maxAmount: 400_000, step: 70_000 };
  const stride = strideOf(range);
  const walk = (from: number, by: number): number[] => {
    const next = amountAt(range, from + by, from, false);
    const isEnd = next === range.minAmount || next === range.maxAmount;
    return [from, ...(isEnd ? [next] : walk(next, by))];
  };
  const up = [100_000, 170_000, 240_000, 310_000, 380_000, 400_000];
  expect(walk(100_000, stride)).toEqual(up);
  expect(walk(400_000, -stride)).toEqual(up.toReversed());
});

test('the last step of an uneven range is the shorter one', () => {
  const range = { minAmount: 100_000, maxAmount: 1_000_000, step: 70_000 };
  const dragged = [890_000, 940_000, 960_000, 990_000].map((value) => amountAt(range, value, 0, true));
  expect(dragged).toEqual([870_000, 940_000, 940_000, 1_000_000]);
});
