import fc from 'fast-check';
import { callNames as allCalls, isActing } from '../../../src/contract/calls';
import { places, provideDatabases } from '../../support/databases';
import { provideInterceptingHosts } from '../../support/interceptingHost';
import { casesRun, runs, soaking, soakSize } from '../../support/soak';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { startSandbox, type RunningSandbox } from '../../support/sandbox';
import { callNames, isDefinite, playWish, wishes } from './interceptedWishes';
import { jobs } from './jobs';
import { play, steps } from './play';

let host: RunningSandbox;
const uncaught: string[] = [];
const newFolder = provideTemporaryFolders();

beforeAll(async () => {
  Object.assign(globalThis, {
    reportError: (error: unknown) => void uncaught.push(String(error)),
    // What a page tells of itself with what it counts.
    document: { documentElement: { lang: 'es' } },
  });
  // Asked each time: a test's time is not that of the clock.
  const options = { folder: newFolder(), rateLimits: false, clock: () => Date.now() };

  host = await startSandbox(options);
});
afterAll(() => host.close());
beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate', 'performance'],
  }),
);
afterEach(() => jest.useRealTimers());

test('every call that acts has a job here', () => {
  const covered = [...new Set<string>(jobs.map(({ call }) => call))].sort();
  expect(covered).toEqual(allCalls.filter(isActing).sort());
});

describe.each(jobs)('$name', (job) => {
  test(
    'is never done twice for one wish, whatever taps, reloads, tabs and the network do',
    async () => {
      let doneOnce = 0;
      const count = runs(3, soakSize(Math.ceil(10_000 / jobs.length), 20));
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
    },
    soaking ? 1_800_000 : 60_000,
  );
});

/** The sandbox above keeps its own replies; a lender of its own stands behind the interceptor, which hosts of one database share. */
describe.each(places)('two hosts of one %s before a lender', (place) => {
  const createDatabase = provideDatabases();
  const { lender, createHost } = provideInterceptingHosts(() => Date.now());
  beforeEach(() => void jest.useRealTimers());

  test.each([
    [
      'that does money twice where it is asked twice: asked once, whenever the database is away',
      { movesMoney: true, isIdempotent: false },
    ],
    [
      'that does the rest twice where it is asked twice: asked again only where the reply was lost',
      { movesMoney: false, isIdempotent: false },
    ],
    [
      'that honours keys, for money: asked again only where the reply was lost',
      { movesMoney: true, isIdempotent: true },
    ],
  ])(
    '%s',
    async (_name, { movesMoney, isIdempotent }) => {
      const { database, connect } = await createDatabase(place);
      const options = { rateLimits: false, isUpstreamIdempotent: isIdempotent };
      const hosts = [
        await createHost({ database, ...options }),
        await createHost({ database: connect(), ...options }),
      ];
      const isOnceOnly = movesMoney && !isIdempotent;
      const count = runs(10, soakSize(400, 20));
      let reached = 0;
      await fc.assert(
        fc.asyncProperty(wishes(callNames(movesMoney), isOnceOnly), async (wish) => {
          const { asked, told } = await playWish({ hosts, database, lender }, wish);
          reached += asked.length > 0 ? 1 : 0;
          if (isOnceOnly) expect(asked.length).toBeLessThanOrEqual(1);
          // Nothing is asked for once there was a definite reply, and every page is told that one.
          expect(asked.slice(0, -1).filter(isDefinite)).toEqual([]);
          expect(new Set(told).size).toBe(asked.some(isDefinite) ? 1 : 0);
        }),
        { numRuns: count, ...(soaking ? {} : { seed: 7 }) },
      );
      expect(reached).toBeGreaterThan(count / 3);
      casesRun(
        'nothing-twice',
        count,
        `two hosts of one ${place}, ${movesMoney ? 'money' : 'the rest'}, UPSTREAM_IDEMPOTENT=${isIdempotent ? 'yes' : 'no'}: ${count}`,
      );
    },
    soaking ? 1_800_000 : 60_000,
  );
});
