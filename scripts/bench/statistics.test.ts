import fc from 'fast-check';
import { median, medianInterval, pairedRatios, quantile } from './statistics';

const times = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 6, maxLength: 30 });

describe('quantile', () => {
  it('finds the middle of odd and even numbers of values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 6])).toBe(5.5);
    expect(median([])).toBeNaN();
  });

  it('lies between the least and the greatest', () => {
    fc.assert(
      fc.property(times, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        expect(quantile(values, share)).toBeGreaterThanOrEqual(Math.min(...values));
        expect(quantile(values, share)).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });
});

describe('medianInterval', () => {
  it('holds the median and never leaves the values', () => {
    fc.assert(
      fc.property(times, (values) => {
        const [low, high] = medianInterval(values) ?? [Number.NaN, Number.NaN];
        expect(low).toBeLessThanOrEqual(median(values));
        expect(high).toBeGreaterThanOrEqual(median(values));
        expect(low).toBeGreaterThanOrEqual(Math.min(...values));
        expect(high).toBeLessThanOrEqual(Math.max(...values));
      }),
      { numRuns: 20 },
    );
  });

  it('is the value itself where all are the same, and wider where they differ more', () => {
    expect(medianInterval([3, 3, 3, 3, 3, 3])).toEqual([3, 3]);
    const widthOf = (values: readonly number[]) => {
      const [low, high] = medianInterval(values)!;
      return high - low;
    };
    expect(widthOf([80, 90, 95, 100, 105, 110, 120])).toBeGreaterThan(
      widthOf([98, 99, 99, 100, 101, 101, 102]),
    );
  });

  it('says nothing of few values', () => {
    expect(medianInterval([1, 2, 3, 4, 5])).toBeUndefined();
  });
});

test('ratios are paired round by round, and a round without both counts for nothing', () => {
  expect(pairedRatios([10, 30, 5], [5, 10])).toEqual([2, 3]);
});
