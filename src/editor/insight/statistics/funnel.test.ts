import fc from 'fast-check';
import { funnelOf, largestFunnelDrop } from './funnel';
import { funnelSteps } from './figures';

const steps = (...[visits = 0, forms = 0, codes = 0, applications = 0, registrations = 0]: number[]) => ({
  visits,
  forms,
  codes,
  applications,
  registrations,
  taps: 0,
  messages: 0,
});

it('says how many go on and how many stop at each step', () => {
  const parts = funnelOf(steps(200, 100, 80, 40, 30));
  expect(
    parts.map(({ step, count, share, lost, lostShare }) => [step, count, share, lost, lostShare]),
  ).toEqual([
    ['visits', 200, 1, 0, 0],
    ['forms', 100, 0.5, 100, 0.5],
    ['codes', 80, 0.4, 20, 0.2],
    ['applications', 40, 0.2, 40, 0.5],
    ['registrations', 30, 0.15, 10, 0.25],
  ]);
  expect(largestFunnelDrop(parts)?.step).toBe('forms');
});

it('says nothing of few visits, and nothing where nobody stops', () => {
  expect(largestFunnelDrop(funnelOf(steps(19, 1)))).toBeUndefined();
  expect(largestFunnelDrop(funnelOf(steps(30, 30, 30, 30, 30)))).toBeUndefined();
});

it('only falls, whatever was counted', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 5, maxLength: 5 }), (counts) => {
      const parts = funnelOf(steps(...counts));
      parts.forEach((part, position) => {
        expect(part.count).toBeLessThanOrEqual(parts[position - 1]?.count ?? Infinity);
        expect(part.count).toBeGreaterThanOrEqual(counts[position]!);
        expect(part.share).toBeLessThanOrEqual(1);
      });
      expect(parts.map(({ step }) => step)).toEqual([...funnelSteps]);
    }),
  );
});
