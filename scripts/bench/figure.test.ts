import { atLeast, atMost, counted, measured } from './figure';

const around = (middle: number): readonly number[] =>
  [-3, -2, -1, 0, 1, 2, 3].map((distance) => middle + distance);

it.each([
  { bound: atMost(100), values: around(90), verdict: 'met' },
  { bound: atMost(100), values: around(110), verdict: 'not met' },
  { bound: atMost(100), values: around(100), verdict: 'undecided' },
  { bound: atLeast(100), values: around(110), verdict: 'met' },
  { bound: atLeast(100), values: around(90), verdict: 'not met' },
  { bound: atLeast(100), values: around(100), verdict: 'undecided' },
  { bound: atMost(100), values: [1], verdict: 'undecided' },
  { bound: atMost(100), values: [], verdict: 'undecided' },
])('$bound.kind 100, rounds about $values.3: $verdict', ({ bound, values, verdict }) => {
  expect(measured({ name: 'time', bound }, values).verdict).toBe(verdict);
});

it('judges what is counted by its one value', () => {
  expect(counted({ name: 'bytes', bound: atMost(10) }, 10).verdict).toBe('met');
  expect(counted({ name: 'bytes', bound: atMost(10) }, 11).verdict).toBe('not met');
  expect(counted({ name: 'bytes' }, 11).verdict).toBeUndefined();
});
