import fc from 'fast-check';
import { wilsonInterval } from './wilsonInterval';

describe('the Wilson interval', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [1, 1_000, 0.0002, 0.0056],
  ])('of %d in %d', (successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('holds the share, stays between none and all, and narrows with every doubling', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (trials, share) => {
          const successes = Math.round(trials * share);
          const { low, high } = wilsonInterval(successes, trials);
          const twice = wilsonInterval(successes * 2, trials * 2);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(low).toBeLessThanOrEqual(successes / trials + 1e-12);
          expect(high).toBeGreaterThanOrEqual(successes / trials - 1e-12);
          expect(twice.high - twice.low).toBeLessThan(high - low);
        },
      ),
    );
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
