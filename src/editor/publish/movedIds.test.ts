import fc from 'fast-check';
import { movedIds } from './movedIds';

test('one block that was moved is one move, however far', () => {
  expect(movedIds(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d']);
  expect(movedIds(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['a']);
  expect(movedIds(['a', 'b'], ['a', 'b'])).toEqual([]);
});

test('what did not move keeps its order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(String), { minLength: 1 });
  const orders = ids.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(orders, ([before, after]) => {
      const moved = new Set(movedIds(before, after));
      expect(after.filter((id) => !moved.has(id))).toEqual(before.filter((id) => !moved.has(id)));
      expect(moved.size).toBeLessThan(before.length);
    }),
  );
});
