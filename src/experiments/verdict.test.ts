import { comparedRates, mismatchedGroup, verdictOf } from './verdict';

const group = (name: string, visits: number, registrations: number, weight = 50) => ({
  group: name,
  weight,
  visits,
  registrations,
});

test.each([
  ['nobody came', [group('a', 0, 0), group('b', 0, 0)], { status: 'none' }],
  ['one group only', [group('a', 1_000, 90)], { status: 'undecided' }],
  ['a small difference', [group('a', 1_000, 50), group('b', 1_000, 60)], { status: 'undecided' }],
  ['a clear one', [group('a', 1_000, 50), group('b', 1_000, 120)], { status: 'better', group: 'b' }],
  [
    'two good groups of three',
    [group('a', 1_000, 20), group('b', 1_000, 120), group('c', 1_000, 125)],
    { status: 'undecided' },
  ],
  ['by weight', [group('a', 9_000, 450, 90), group('b', 1_000, 110, 10)], { status: 'better', group: 'b' }],
  ['a wrong split', [group('a', 5_500, 10), group('b', 4_500, 400)], { status: 'mismatch', group: 'a' }],
  [
    'a group that was turned off',
    [group('a', 1_000, 50), group('b', 1_000, 52), group('c', 40, 30, 0)],
    { status: 'undecided' },
  ],
])('%s', (_, groups, verdict) => {
  expect(verdictOf(groups)).toEqual(verdict);
});

test('a split as the weights say is no mismatch, 55 to 45 of 10,000 is', () => {
  expect(mismatchedGroup([group('a', 5_050, 0), group('b', 4_950, 0)])).toBeUndefined();
  expect(mismatchedGroup([group('a', 2_500, 0, 25), group('b', 7_500, 0, 75)])).toBeUndefined();
  expect(mismatchedGroup([group('a', 5_500, 0), group('b', 4_500, 0)])).toBe('a');
});

test('the compared rates hold the true ratio', () => {
  const { low, high } = comparedRates(group('b', 10_000, 600), group('a', 10_000, 500));
  expect(low).toBeLessThan(1.2);
  expect(high).toBeGreaterThan(1.2);
  expect(high / low).toBeLessThan(2);
});
