/**
 * Part of `npm run lint`: imports that a rule of `.dependency-cruiser.cjs` forbids, and figures of the structure, held so
 * that they do not grow back. `npm run structure` prints them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { type Arrow, knottedRooms, levelsOf, roomsOf } from './lint/structure/knots';
import { sizeOf } from './lint/structure/size';

const root = path.resolve(__dirname, '..');
const halves = ['src/editor', 'src/host/editor'] as const;
/** Lines and files: what there is. Whoever takes some out lowers the bound. */
const most = { roomsOfAHalf: 9, files: 2_000, lines: 137_000 } as const;

async function cruiseAll(): Promise<ICruiseResult> {
  const [{ cruise }, { default: readOptions }, { default: readTsConfig }] = await Promise.all([
    import('dependency-cruiser'),
    import('dependency-cruiser/config-utl/extract-depcruise-options'),
    import('dependency-cruiser/config-utl/extract-ts-config'),
  ]);
  const options = await readOptions(path.join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise(['src', 'scripts', 'tests'], options, undefined, {
    tsConfig: readTsConfig(path.join(root, 'tsconfig.json')),
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text, not what it found');
  return output;
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const arrowsOf = ({ modules }: ICruiseResult): readonly Arrow[] =>
  modules
    .filter(({ source }) => source.startsWith('src/') && !isTest(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    );

function faultsOfHalf(half: string, arrows: readonly Arrow[]): readonly string[] {
  const files = arrows.map(({ from }) => from);
  const rooms = roomsOf(half, files);
  console.log(`${half}: ${rooms.length} rooms (${rooms.join(', ')})`);
  const knots = levelsOf(half, files).flatMap((level) => {
    const knotted = knottedRooms(level, arrows);
    return knotted.length === 0 ? [] : [`${level}: ${knotted.join(', ')} import one another in a loop`];
  });
  if (rooms.length <= most.roomsOfAHalf) return knots;
  return [...knots, `${half}: ${rooms.length} rooms, at most ${most.roomsOfAHalf}`];
}

function faultsOfSize(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', 'src', 'scripts'], { cwd: root, encoding: 'utf8' });
  const { files, lines, small } = sizeOf(
    root,
    listed.split('\n').filter((file) => existsSync(path.join(root, file))),
  );
  console.log(`${lines} lines by hand in ${files} files, ${small} of them of 40 lines or fewer`);
  return [
    ...(files > most.files ? [`${files} files, at most ${most.files}: join small ones`] : []),
    ...(lines > most.lines ? [`${lines} lines, at most ${most.lines}: take something out`] : []),
  ];
}

async function main(): Promise<void> {
  const found = await cruiseAll();
  const forbidden = found.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const arrows = arrowsOf(found);
  const faults = [...forbidden, ...halves.flatMap((half) => faultsOfHalf(half, arrows)), ...faultsOfSize()];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
