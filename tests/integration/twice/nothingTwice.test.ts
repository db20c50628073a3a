import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createWire } from '../../../src/codec/wire';
import { guardedCalls } from '../../../src/host/guard/guardedCalls';
import { casesRun, runs, soaking, soakSize } from '../../support/soak';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { brandWith, createSandboxTables, startSandboxHost, type SandboxHost } from '../sandbox/sandboxHost';
import { jobs } from './jobs';
import { play, steps } from './play';

let host: SandboxHost;
const uncaught: string[] = [];
const newFolder = provideTemporaryFolders();

beforeAll(async () => {
  Object.assign(globalThis, { reportError: (error: unknown) => void uncaught.push(String(error)) });
  // Asked each time: a test's time is not that of the clock.
  const options = { dataFolder: newFolder(), rateLimits: false, clock: () => Date.now() };
  await createSandboxTables(options);
  host = await startSandboxHost(options);
});
afterAll(() => host.close());
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate', 'performance'] }));
afterEach(() => jest.useRealTimers());

/** `repaymentCommit.ts` makes the call `repayment-commit`. */
const callOf = (file: string): string => path.basename(file, '.ts').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Calls that are sent under an Idempotency-Key. */
function keyedCalls(): string[] {
  const folder = path.resolve('src/api/calls');
  const isKeyed = (file: string) => /\bsend(?:Once|Under)\(/.test(readFileSync(path.join(folder, file), 'utf8'));
  return readdirSync(folder).filter(isKeyed).map(callOf);
}

test('every call that acts has a job here, whether the page or the host knows it as one', () => {
  const brand = brandWith();
  const guarded = [...guardedCalls(brand, createWire(brand.wire)).values()].map(({ name }) => name);
  const covered = [...new Set<string>(jobs.map(({ call }) => call))].sort();
  expect(covered).toEqual(keyedCalls().sort());
  expect(covered).toEqual(guarded.sort());
});

describe.each(jobs)('$name', (job) => {
  test('is never done twice for one wish, whatever taps, reloads, tabs and the network do', async () => {
    let doneOnce = 0;
    const count = runs(5, soakSize(Math.ceil(10_000 / jobs.length), 20));
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const { done, told, wishes, forgotten, changedKeys } = await play(host, job, sequence);
        doneOnce += done > 0 ? 1 : 0;
        // Whatever was done, some page was told of; none is told of more than was wished for.
        expect(done).toBeLessThanOrEqual(told + forgotten);
        expect(told).toBeLessThanOrEqual(wishes);
        // What a page sends again without an answer is what it sent before.
        expect(changedKeys).toEqual([]);
        expect(uncaught).toEqual([]);
      }),
      { numRuns: count, ...(soaking ? {} : { seed: 7 }) },
    );
    // A test in which nothing is ever done proves nothing.
    expect(doneOnce).toBeGreaterThan(count / 2);
    casesRun('nothing-twice', count);
  }, soaking ? 1_800_000 : 60_000);
});
