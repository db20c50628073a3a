import fc from 'fast-check';
import { atPointer } from '../../../kernel/jsonPointer';
import { changedField } from './changedField';

test.each([
  [{ title: 'One' }, { title: 'One two' }, { pointer: '/title', language: 'en', caret: 7 }],
  [{ title: 'One two' }, { title: 'two' }, { pointer: '/title', language: 'en', caret: 0 }],
  [{ title: 'abXc' }, { title: 'abc' }, { pointer: '/title', language: 'en', caret: 2 }],
  [{ title: 'aaa' }, { title: 'aa' }, { pointer: '/title', language: 'en', caret: 0 }],
  [{}, { title: 'New' }, { pointer: '/title', language: 'en', caret: 3 }],
  [{ title: 'One' }, { title: { en: 'One', es: 'Uno' } }, { pointer: '/title', language: 'es', caret: 3 }],
  [
    { items: [{ text: 'a' }, { text: 'b' }] },
    { items: [{ text: 'a' }, { text: 'c' }] },
    { pointer: '/items/1/text', language: 'en', caret: 1 },
  ],
  [{ count: 1 }, { count: 2 }, { pointer: '/count' }],
  [{ items: [1] }, { items: [1, 2] }, { pointer: '/items/1' }],
  [{ items: {} }, { items: [] }, { pointer: '/items' }],
  [{ title: 'One' }, { title: 'One' }, undefined],
])('from %j to %j', (before, now, found) => {
  expect(changedField(before, now, 'en')).toEqual(found);
});

test('finds a place where any two values differ, and none where they do not', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(value, value, (before, now) => {
      const found = changedField(before, now, 'en');
      if (!found) return expect(JSON.stringify(now)).toBe(JSON.stringify(before));
      return expect(atPointer(before, found.pointer)).not.toEqual(atPointer(now, found.pointer));
    }),
  );
});
