import { knottedRooms, levelsOf, roomsOf, type Arrow } from './knots';
import { isCode } from './size';

const arrows = (...pairs: readonly string[]): readonly Arrow[] =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from: `src/editor/${from}`, to: `src/editor/${to}` };
  });

it('names the rooms that import one another in a loop, however long, and no other', () => {
  const loop = arrows('a/x.ts b/y.ts', 'b/z.ts c/y.ts', 'c/y.ts a/q.ts', 'd/x.ts a/x.ts', 'a/x.ts e/x.ts');
  expect(knottedRooms('src/editor', loop)).toEqual(['a', 'b', 'c']);
  expect(knottedRooms('src/editor', loop.slice(1))).toEqual([]);
});

it('takes neither a room’s own imports nor what stands beside the rooms for a loop', () => {
  const own = arrows('a/x.ts a/y.ts', 'a/y.ts a/x.ts', 'all.ts a/x.ts', 'a/x.ts all.ts');
  expect(knottedRooms('src/editor', own)).toEqual([]);
});

it('looks at each level of folders', () => {
  const files = ['src/editor/a/one/x.ts', 'src/editor/a/two/y.ts', 'src/editor/b/z.ts', 'src/ui/c/x.ts'];
  expect(levelsOf('src/editor', files)).toEqual(['src/editor', 'src/editor/a']);
  expect(roomsOf('src/editor', files)).toEqual(['a', 'b']);
  const loop = arrows('a/one/x.ts a/two/y.ts', 'a/two/y.ts a/one/z.ts');
  expect(knottedRooms('src/editor/a', loop)).toEqual(['one', 'two']);
});

it('counts what is written by hand, without tests', () => {
  const files = ['src/a.tsx', 'src/a.css', 'scripts/b.mjs', 'src/a.test.ts', 'tests/c.ts', 'schemas/a.json'];
  expect(files.filter(isCode)).toEqual(['src/a.tsx', 'src/a.css', 'scripts/b.mjs']);
});
