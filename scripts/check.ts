/** `npm run check`: of all checks those that a change touches, in under 90 seconds; says at the end what it left out. */
import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { changedFiles } from './check/changedFiles';
import { storiesOf } from './check/storyRooms';
import { lastCosts, nearestFirst, withinTime, type Choice } from './check/withinTime';

const root = path.resolve(__dirname, '..');
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);

/** What is left for tests and for stories once the rest has had its share of the 90 seconds, in ms. */
const timeOfTests = 45_000;
const timeOfStories = 25_000;
const costOfStory = 8_000;

const failed: string[] = [];

async function run(title: string, command: string, parameters: readonly string[]): Promise<void> {
  const started = Date.now();
  const child = spawn(bin(command), parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => output.push(piece));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = Math.round((Date.now() - started) / 1000);
  if (status !== 0) failed.push(title);
  console.log(`${status === 0 ? '✓' : `${output.join('')}✗`} ${title} (${seconds} s)`);
}

const isCode = (file: string): boolean => /\.(ts|tsx|mjs|cjs)$/.test(file);
const isOf = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

async function checkText(changed: readonly string[]): Promise<void> {
  const code = changed.filter(isCode);
  await run('Format', 'prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...changed]);
  if (code.length > 0) await run('House rules and types', 'oxlint', code);
  if (changed.some((file) => file.endsWith('.md')) || code.length > 0)
    await run('Documents name what is there', 'tsx', ['scripts/documents.ts']);
  const inRooms = code.filter((file) => /^(src|scripts|tests)\//.test(file));
  if (inRooms.length > 0)
    await run('Rooms', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...inRooms]);
}

/** Tests whose imports reach what changed, as paths from the root. */
function relatedTests(changed: readonly string[]): readonly string[] {
  const parameters = [
    '--listTests',
    '--findRelatedTests',
    ...changed.filter((file) => !isOf('tests/e2e')(file)),
  ];
  return execFileSync(bin('jest'), parameters, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((file) => path.relative(root, file));
}

async function checkTests(changed: readonly string[]): Promise<Choice> {
  const costs = lastCosts(path.join(root, 'test-results/jest.json'));
  const tests = nearestFirst(relatedTests(changed), changed);
  const choice = withinTime(tests, timeOfTests, (test) => costs.get(path.join(root, test)));
  if (choice.taken.length > 0)
    await run(`${choice.taken.length} files of tests`, 'jest', [
      '--maxWorkers=2',
      '--runTestsByPath',
      ...choice.taken,
    ]);
  return choice;
}

async function checkStories(changed: readonly string[]): Promise<Choice> {
  const choice = withinTime(storiesOf(changed), timeOfStories, () => costOfStory);
  if (choice.taken.length === 0) return choice;
  await run('Build', 'tsx', ['scripts/build.mjs', '--if-changed']);
  const files = choice.taken.map((name) => `tests/e2e/${name}.spec.ts`);
  await run(`Stories: ${choice.taken.join(', ')}`, 'playwright', ['test', '--reporter=line', ...files]);
  return choice;
}

function tellWhatIsLeftOut(tests: Choice, stories: Choice): void {
  if (tests.leftOut.length > 0)
    console.log(
      `\nLeft out, ${tests.leftOut.length} files of tests that the change reaches:\n  ${tests.leftOut.join('\n  ')}`,
    );
  if (stories.leftOut.length > 0) console.log(`\nLeft out, stories: ${stories.leftOut.join(', ')}`);
  console.log('\nnpm test takes all of them, and checks unused code and licences.');
}

async function main(): Promise<void> {
  const since = process.argv[2];
  const changed = changedFiles(root, since);
  if (changed.length === 0) return console.log('Nothing has changed.');
  console.log(`${changed.length} files have changed${since === undefined ? '' : ` since ${since}`}.`);
  const [, tests] = await Promise.all([checkText(changed), checkTests(changed)]);
  const stories = await checkStories(changed);
  tellWhatIsLeftOut(tests, stories);
  console.log(failed.length === 0 ? '\nAll of these passed.' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

void main();
