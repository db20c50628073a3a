/**
 * `npm run mutations -- [--seed 1] [--count 40] [--tests 25] [--unchanged-since COMMIT] [--root DIR]`: breaks the code at
 * places that a seed chooses, one at a time, and tells which of them the tests find. With `--root` the tests of another
 * checkout are asked, at the same places: so two suites are compared.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearestFirst } from './check/withinTime';
import { choosePlaces, type Place } from './mutations/choose';
import { applied } from './mutations/places';
import { randomNumbers } from './simulate/random';

const here = path.resolve(__dirname, '..');

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    /** Files of tests that are asked about one place at most, those nearest to it. */
    tests: { type: 'string', default: '25' },
    'unchanged-since': { type: 'string' },
    root: { type: 'string', default: here },
  },
});
const root = path.resolve(options.root);
const jest = path.join(root, 'node_modules/.bin/jest');

function testsOf(file: string): readonly string[] {
  const listed = execFileSync(jest, ['--listTests', '--findRelatedTests', file], {
    cwd: root,
    encoding: 'utf8',
  });
  const tests = listed
    .split('\n')
    .filter(Boolean)
    .map((test) => path.relative(root, test));
  return nearestFirst(tests, [file]).slice(0, Number(options.tests));
}

function passes(tests: readonly string[]): boolean {
  const parameters = ['--bail', '--maxWorkers=2', '--silent', '--runTestsByPath', ...tests];
  return spawnSync(jest, parameters, { cwd: root, stdio: 'ignore', timeout: 600_000 }).status === 0;
}

/**
 * Whether tests fail of what is broken, and not without it, such as for want of a build. What is broken is mended again,
 * whatever happens.
 */
function isFound({ file, mutation }: Place): boolean {
  const target = path.join(root, file);
  const source = readFileSync(target, 'utf8');
  const tests = testsOf(file);
  if (tests.length === 0) return false;
  try {
    writeFileSync(target, applied(source, mutation));
    if (passes(tests)) return false;
  } finally {
    writeFileSync(target, source);
  }
  if (passes(tests)) return true;
  throw new Error(`Of ${tests.join(', ')} some fail before anything is broken. Mend or build that first.`);
}

const lineOf = (source: string, position: number): number => source.slice(0, position).split('\n').length;

function main(): void {
  const random = randomNumbers(Number(options.seed));
  const places = choosePlaces(here, Number(options.count), random, options['unchanged-since']);
  let found = 0;
  for (const place of places) {
    const line = lineOf(readFileSync(path.join(here, place.file), 'utf8'), place.mutation.start);
    const isSeen = isFound(place);
    found += Number(isSeen);
    console.log(
      `${isSeen ? 'found    ' : 'not found'} ${place.mutation.kind.padEnd(9)} ${place.file}:${line}`,
    );
  }
  console.log(`${found} of ${places.length} found`);
}

main();
