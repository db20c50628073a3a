import type { Block } from './block';
import { neutralContext, nextChange } from './decide';

test('a document may name more dates than a call takes arguments', () => {
  const year = Date.parse('2026-01-01T00:00:00Z');
  const dates = Array.from({ length: 200_000 }, (_, second) => new Date(year + second * 1000).toISOString());
  const block: Block = {
    id: 'a',
    type: 'spacer',
    props: { size: 4 },
    visibleWhen: { field: 'now', op: 'in', value: dates },
  };
  const middle = year + 100_000_500;
  expect(neutralContext([block], 2, middle).now).toBe(middle - 499);
  expect(nextChange([block], middle)).toBe(middle + 501);
  expect(neutralContext([block], 2, year - 1).now).toBe(0);
  expect(nextChange([block], year + 1_000_000_000)).toBeUndefined();
});
