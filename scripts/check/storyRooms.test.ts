import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { storiesOf, storyRooms } from './storyRooms';

const root = path.resolve(__dirname, '../..');

it('has a row for each story, and names no other', () => {
  const stories = readdirSync(path.join(root, 'tests/e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => name.slice(0, -'.spec.ts'.length));
  expect(Object.keys(storyRooms).sort()).toEqual(stories.sort());
});

it('names rooms that there are', () => {
  const rooms = Object.values(storyRooms).flat();
  expect(rooms.filter((room) => !existsSync(path.join(root, room)))).toEqual([]);
});

it('finds the stories of what changed, and of a story itself', () => {
  expect(storiesOf(['src/features/payway/PaywayScreen.tsx'])).toContain('payway');
  expect(storiesOf(['tests/e2e/video.spec.ts'])).toEqual(['video']);
  expect(storiesOf(['docs/generated/checks.md'])).toEqual([]);
});
