import { targetOf } from './plan';

const traffic = { visits: 30_000, successes: 1_500, days: 30 };

test('a smaller change takes longer, at the traffic that there is', () => {
  const large = targetOf([1, 1], 50, traffic);
  const small = targetOf([1, 1], 10, traffic);
  expect(large?.days).toBeLessThan(small?.days ?? 0);
  expect((small?.visits ?? 0) / (small?.days ?? 1)).toBeCloseTo(1_000, -2);
});

test('a smaller group and more groups take longer', () => {
  const [even, uneven, three] = [
    [1, 1],
    [9, 1],
    [1, 1, 1],
  ].map((weights) => targetOf(weights, 20, traffic));
  expect(uneven?.visits).toBeGreaterThan(even?.visits ?? Infinity);
  expect(three?.visits).toBeGreaterThan(even?.visits ?? Infinity);
  expect(targetOf([1, 0, 1], 20, traffic)).toEqual(even);
});

test('nothing is promised without success, without visits or without a second group', () => {
  expect(targetOf([1, 1], 20, { ...traffic, successes: 0 })).toBeUndefined();
  expect(targetOf([1, 1], 20, { visits: 0, successes: 0, days: 0 })).toBeUndefined();
  expect(targetOf([1, 1], 0, traffic)).toBeUndefined();
  expect(targetOf([1, 0], 20, traffic)).toBeUndefined();
});
