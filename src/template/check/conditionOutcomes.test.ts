import type { Condition } from '../../generated/template';
import { canHold } from './conditionOutcomes';

test('numbers are told apart between each two that a condition names', () => {
  const between = (low: number, high: number): Condition => ({
    all: [
      { field: 'query.a', op: 'gt', value: low },
      { field: 'query.a', op: 'lt', value: high },
      { field: 'query.a', op: 'ne', value: 2 },
    ],
  });
  expect(canHold(between(1, 2))).toBe(true);
  expect(canHold(between(1.9, 2.1))).toBe(true);
  expect(canHold(between(3, 3))).toBe(false);
});

test('lists of a size that no call takes as arguments, and whose pairs no memory holds, are answered', () => {
  const numbers = Array.from({ length: 150_000 }, (_, number) => number);
  const dates = numbers.map((second) => new Date(second * 1000).toISOString());
  expect(canHold({ field: 'query.a', op: 'in', value: numbers })).toBe(true);
  expect(canHold({ field: 'now', op: 'in', value: dates })).toBe(true);
});
