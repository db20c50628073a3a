import { marksOf, unseenCount } from './comparedPage';
import { anchorsOf } from './drawnPage';

const difference = (kind: 'page' | 'added' | 'removed' | 'moved' | 'changed', blockId?: string) =>
  ({ key: `${kind} ${blockId ?? ''}`, kind, blockId, title: '', lines: [] }) as const;

test('a block is marked with all that is said of it, and the page itself with nothing', () => {
  const found = [difference('page'), difference('moved', 'top'), difference('changed', 'top')];
  expect([...marksOf(found)]).toEqual([['top', ['moved', 'changed']]]);
});

test('counts what no picture shows', () => {
  const found = [difference('page'), difference('changed', 'seen'), difference('added', 'summer')];
  expect(unseenCount(found, new Set(['seen']))).toBe(2);
});

const drawn = (...blocks: (readonly [string, number])[]) => ({
  height: 900,
  blocks: blocks.map(([id, top]) => ({ id, top, left: 0, width: 360, height: 10 })),
});

test('pages are held together by the blocks that stayed, not by those that moved', () => {
  const before = drawn(['a', 0], ['b', 100], ['c', 200], ['gone', 300], ['d', 400]);
  const after = drawn(['c', 0], ['a', 50], ['new', 90], ['b', 200], ['d', 700]);
  expect(anchorsOf(before, after)).toEqual([
    { before: 0, after: 50 },
    { before: 100, after: 200 },
    { before: 400, after: 700 },
  ]);
});
