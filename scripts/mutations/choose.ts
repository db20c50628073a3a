import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mutationsOf, type Mutation } from './places';

export interface Place {
  /** From the root. */
  readonly file: string;
  readonly mutation: Mutation;
}

const gitLines = (root: string, ...parameters: string[]): readonly string[] =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const isSource = (file: string): boolean =>
  /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/generated\/|\/testing\/|\.d\.ts$/.test(file);

/** `src/kernel`, but `src/host/editor/workspace/drafts`: host, editor and features are many rooms each. */
function roomOf(file: string): string {
  const [, first = '', second = '', third = ''] = file.split('/');
  if (first === 'host') return `${first}/${second}/${third.includes('.') ? '' : third}`;
  return ['editor', 'features', 'blocks', 'pages'].includes(first) ? `${first}/${second}` : first;
}

function inOrderOfChance<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, chance: random() }))
    .sort((one, other) => one.chance - other.chance)
    .map(({ item }) => item);
}

function placeIn(root: string, file: string, random: () => number): Place | undefined {
  const mutations = mutationsOf(file, readFileSync(path.join(root, file), 'utf8'));
  const mutation = mutations[Math.floor(random() * mutations.length)];
  return mutation && { file, mutation };
}

/**
 * Places to break, at most one of each file, of as many rooms as there are before a second one of any.
 * @param unchangedSince a commit: only files that are today what they were then
 */
export function choosePlaces(
  root: string,
  count: number,
  random: () => number,
  unchangedSince?: string,
): readonly Place[] {
  const changed = new Set(
    unchangedSince === undefined ? [] : gitLines(root, 'diff', '--name-only', unchangedSince),
  );
  const files = gitLines(root, 'ls-files', 'src').filter((file) => isSource(file) && !changed.has(file));
  const rooms = new Map<string, string[]>();
  for (const file of inOrderOfChance(files, random))
    rooms.set(roomOf(file), [...(rooms.get(roomOf(file)) ?? []), file]);
  const places: Place[] = [];
  for (let round = 0; places.length < count && round < files.length; round += 1)
    for (const room of inOrderOfChance([...rooms.keys()], random)) {
      const file = rooms.get(room)?.[round];
      const place = file === undefined ? undefined : placeIn(root, file, random);
      if (place && places.length < count) places.push(place);
    }
  return places;
}
