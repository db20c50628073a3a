import fc from 'fast-check';
import { experimentFigures, wilsonInterval } from './experimentVerdict';
const group = (name: string, visits: number, registrations: number, experiment = 'e1') => ({
  experiment,
  group: name,
  visits,
  forms: registrations,
  codes: registrations,
  applications: registrations,
  registrations,
  taps: 0,
  messages: registrations,
});

const verdictOf = (...groups: ReturnType<typeof group>[]) => experimentFigures(groups)[0]?.verdict;

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

describe('what an experiment says', () => {
  it('waits for visits, for a difference, and then names the better group', () => {
    expect(verdictOf(group('a', 0, 0), group('b', 0, 0))).toBe('none');
    expect(verdictOf(group('a', 99, 50), group('b', 5_000, 10))).toBe('early');
    expect(verdictOf(group('a', 5_000, 10))).toBe('early');
    expect(verdictOf(group('a', 1_000, 50), group('b', 1_000, 55))).toBe('overlap');
    expect(verdictOf(group('a', 1_000, 50), group('b', 1_000, 150), group('c', 1_000, 145))).toBe('overlap');
    const [figures] = experimentFigures([group('a', 1_000, 50), group('b', 1_000, 150)]);
    expect([figures?.verdict, figures?.best?.group]).toEqual(['better', 'b']);
  });

  it('keeps experiments apart', () => {
    const all = experimentFigures([group('a', 10, 1, 'e2'), group('a', 10, 1), group('b', 10, 1, 'e2')]);
    expect(all.map(({ experiment, groups }) => [experiment, groups.length])).toEqual([
      ['e2', 2],
      ['e1', 1],
    ]);
  });
});
