import fc from 'fast-check';
import { plannedVisits } from './plan';
import { ratioInterval, sequentialTest } from './sequentialTest';

const weight = fc.double({ min: 0.05, max: 0.95, noNaN: true });
const successes = fc.record({ own: fc.nat(5_000), others: fc.nat(5_000) });

test('nothing is shown of nobody, and a group that gets all is above', () => {
  const isAbove = sequentialTest({ weight: 0.5, side: 'above', level: 0.05 });
  expect(isAbove({ own: 0, others: 0 })).toBe(false);
  expect(isAbove({ own: 100, others: 0 })).toBe(true);
  expect(isAbove({ own: 0, others: 100 })).toBe(false);
});

test('with the groups changed over, below becomes above', () => {
  fc.assert(
    fc.property(weight, successes, (share, { own, others }) => {
      const isBelow = sequentialTest({ weight: share, side: 'below', level: 0.05 });
      const isAbove = sequentialTest({ weight: 1 - share, side: 'above', level: 0.05 });
      expect(isBelow({ own, others })).toBe(isAbove({ own: others, others: own }));
    }),
  );
});

test('more successes of one group never speak against it', () => {
  fc.assert(
    fc.property(weight, successes, (share, { own, others }) => {
      const isAbove = sequentialTest({ weight: share, side: 'above', level: 0.05 });
      if (isAbove({ own, others })) expect(isAbove({ own: own + 1, others })).toBe(true);
    }),
  );
});

test('the interval of the ratio holds what was counted, and shuts out 1 just where a test shows it', () => {
  fc.assert(
    fc.property(weight, successes, (share, { own, others }) => {
      const level = 0.1;
      const { low, high } = ratioInterval(share, { own, others }, level);
      const counted = own / share / (others / (1 - share));
      if (own + others > 0) {
        expect(low).toBeLessThanOrEqual(counted);
        expect(high).toBeGreaterThanOrEqual(counted);
      }
      const isAbove = sequentialTest({ weight: share, side: 'above', level: level / 2 });
      if (Math.abs(low - 1) > 1e-9) expect(low > 1).toBe(isAbove({ own, others }));
    }),
  );
});

test.each([
  [
    { weight: 0.5, rate: 0.05, ratio: 0.7, level: 0.05 },
    { weight: 0.5, rate: 0.05, ratio: 0.8, level: 0.05 },
  ],
  [
    { weight: 0.5, rate: 0.05, ratio: 0.7, level: 0.05 },
    { weight: 0.25, rate: 0.05, ratio: 0.7, level: 0.05 },
  ],
  [
    { weight: 0.5, rate: 0.05, ratio: 0.7, level: 0.05 },
    { weight: 0.5, rate: 0.02, ratio: 0.7, level: 0.05 },
  ],
  [
    { weight: 0.5, rate: 0.05, ratio: 0.7, level: 0.05 },
    { weight: 0.5, rate: 0.05, ratio: 0.7, level: 0.01 },
  ],
  [
    { weight: 0.5, rate: 0.05, ratio: 1.5, level: 0.05 },
    { weight: 0.5, rate: 0.05, ratio: 1.2, level: 0.05 },
  ],
])('%j needs fewer visits than %j', (easy, hard) => {
  expect(plannedVisits(easy)).toBeLessThan(plannedVisits(hard));
});
