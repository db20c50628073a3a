/**
 * `npm run test-times -- [--runs 3] [--busy]`: how long `npm test` takes on this machine, wall clock and processor, run by
 * run, with the median. With `--busy` one other process works all the time beside it. The rows are those of `docs/testing.md`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { describeMachine } from './bench/machine';
import { median } from './bench/statistics';
import { ProcessorTime } from './testTimes/processorTime';

const root = path.resolve(__dirname, '..');
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, busy: { type: 'boolean', default: false } },
});

const betweenLooks = 100;

interface Run {
  readonly isGreen: boolean;
  /** Both in seconds. */
  readonly wall: number;
  readonly processor: number;
  /** What `npm test` said of each step, and its totals. */
  readonly steps: readonly string[];
}

async function measure(): Promise<Run> {
  const started = Date.now();
  const child = spawn('npm', ['test'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const time = new ProcessorTime(child.pid ?? 0);
  const looking = setInterval(() => time.look(), betweenLooks);
  const steps: string[] = [];
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    if (/^([✓✗] .*\(\d+ s\)|\d+ passed, .*)$/.test(line)) steps.push(line);
  }
  const [status] = (await ended) as [number | null];
  clearInterval(looking);
  return { isGreen: status === 0, wall: (Date.now() - started) / 1000, processor: time.total / 1000, steps };
}

const minutes = (seconds: number): string => (seconds / 60).toFixed(1);

function row({ isGreen, wall, processor, steps }: Run): string {
  return `| ${isGreen ? 'green' : 'RED'} | ${minutes(wall)} | ${minutes(processor)} | ${steps.join('; ')} |`;
}

async function main(): Promise<void> {
  if (process.platform !== 'linux')
    throw new Error('Processor times are read from /proc: run this on Linux.');
  const busy = options.busy ? spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }) : undefined;
  const runs: Run[] = [];
  try {
    for (let run = 0; run < Number(options.runs); run += 1) runs.push(await measure());
  } finally {
    busy?.kill();
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${commit}, ${describeMachine()}`);
  console.log('| result | wall clock, min | processor, min | steps |\n|---|---|---|---|');
  for (const run of runs) console.log(row(run));
  console.log(
    `median: ${minutes(median(runs.map(({ wall }) => wall)))} min of wall clock, ` +
      `${minutes(median(runs.map(({ processor }) => processor)))} min of processor`,
  );
  if (!runs.every(({ isGreen }) => isGreen)) process.exitCode = 1;
}

void main();
