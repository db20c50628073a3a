import { compareCounts, compareRates } from './comparison';

it.each([
  [12, 4, 'few'],
  [0, 0, 'few'],
  [105, 100, 'same'],
  [1_200, 1_000, 'more'],
  [800, 1_000, 'less'],
  [50, 0, 'more'],
])('makes of %s after %s: %s', (now, before, change) => {
  expect(compareCounts(now, before)).toMatchObject({ change, now, before });
});

it('says by how much, where there was something before', () => {
  expect(compareCounts(1_200, 1_000).by).toBeCloseTo(0.2);
  expect(compareCounts(50, 0).by).toBeUndefined();
});

const steps = (visits: number, registrations: number) => ({
  visits,
  forms: 0,
  codes: 0,
  applications: 0,
  registrations,
  taps: 0,
  messages: 0,
});

it.each([
  [steps(10, 5), steps(1_000, 10), 'few'],
  [steps(100, 10), steps(100, 8), 'same'],
  [steps(1_000, 150), steps(1_000, 50), 'more'],
  [steps(1_000, 50), steps(1_000, 150), 'less'],
  [steps(0, 0), steps(0, 0), 'few'],
])('compares shares by how sure they are: %#', (now, before, change) => {
  expect(compareRates(now, before).change).toBe(change);
});
