import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { turns } from '../../support/httpFetch';
import { casesRun, runs, soaking } from '../../support/soak';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createSandboxTables, startSandboxHost, type SandboxHost } from '../sandbox/sandboxHost';
import { jobs, type Job } from './jobs';
import { createLocks, createStorage, loadPage, type Page } from './tab';

/** What a person and the network do, one after the other; `tab` says in which of two. */
interface Step {
  readonly does: 'tap' | 'double tap' | 'reload' | 'leave and come back' | 'wait';
  readonly tab: 0 | 1;
  /** Until the next step, in ms: two taps are 0 to 10 s apart. */
  readonly pause: number;
  /** What becomes of the next call that acts: its reply is lost after it was done, or it never arrives. */
  readonly network: 'good' | 'reply lost' | 'never sent';
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom('tap', 'tap', 'double tap', 'reload', 'leave and come back', 'wait'),
    tab: fc.constantFrom(0, 0, 0, 1),
    pause: fc.oneof(fc.constantFrom(0, 0, 1, 150), fc.integer({ min: 0, max: 10_000 })),
    network: fc.constantFrom('good', 'good', 'reply lost', 'never sent'),
  }),
  { minLength: 2, maxLength: 8 },
);

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

function isSuccess(body: string): boolean {
  const { code, success } = JSON.parse(body) as { readonly code?: unknown; readonly success?: unknown };
  return success === true || code === 0 || code === '00';
}

/** The way from a page to the sandbox; keeps the keys of what a page was told to be done. */
function createNetwork(call: string) {
  let fate: Step['network'] = 'good';
  let underWay = 0;
  const told = new Set<string>();
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(address, 'http://sandbox.example');
    const isActing = pathname.endsWith(call);
    const mine = isActing ? fate : 'good';
    if (isActing) fate = 'good';
    if (mine === 'never sent') throw new TypeError('Failed to fetch');
    const headers = { ...(init.headers as Record<string, string>) };
    if (init.body instanceof URLSearchParams) headers['content-type'] = 'application/x-www-form-urlencoded';
    underWay += 1;
    const method = init.method === 'POST' ? 'POST' : 'GET';
    const payload = typeof init.body === 'string' || init.body instanceof URLSearchParams ? init.body.toString() : '';
    const reply = await host.app.inject({ method, url: pathname + search, headers, payload }).finally(() => (underWay -= 1));
    if (mine === 'reply lost') throw new TypeError('Failed to fetch');
    const key = headers['Idempotency-Key'];
    if (isActing && key !== undefined && isSuccess(reply.body)) told.add(key);
    const body = new Blob([reply.body]).stream();
    return { status: reply.statusCode, headers: new Headers(), body } as unknown as Response;
  };
  return { fetch: send as typeof fetch, told, isQuiet: () => underWay === 0, strike: (next: Step['network']) => void (fate = next) };
}

type Network = ReturnType<typeof createNetwork>;

async function pass(milliseconds: number, network: Network): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  do await turns(6);
  while (!network.isQuiet());
  await turns(6);
}

interface Outcome {
  readonly done: number;
  readonly told: number;
  readonly visits: number;
}

/** Plays a sequence against the sandbox, then goes on until the outcome is known. */
async function play(job: Job, sequence: readonly Step[]): Promise<Outcome> {
  const browser = { local: createStorage(), locks: createLocks() };
  const sessionId = randomUUID();
  const network = createNetwork(job.call);
  const sessions = [createStorage(), createStorage()] as const;
  let visits = 0;
  const load = (tab: 0 | 1): Page => {
    const page = loadPage({ browser, session: sessions[tab], fetch: network.fetch, sessionId, feature: job.feature });
    visits += 1;
    job.open(page);
    return page;
  };
  const pages = [load(0), load(1)];
  await pass(0, network);
  /** A screen that led elsewhere after success has nothing to tap any more. */
  const tap = (page: Page) => {
    if (page.opened.length === 0) job.tap(page);
  };
  for (const { does, tab, pause, network: fate } of sequence) {
    const page = pages[tab]!;
    network.strike(fate);
    if (does === 'tap' || does === 'double tap') {
      tap(page);
      // The second tap comes while the first call is still on its way, or after up to ten seconds.
      if (does === 'double tap') {
        if (pause > 0) await pass(pause, network);
        tap(page);
      }
    } else if (does === 'reload') {
      pages[tab] = load(tab);
    } else if (does === 'leave and come back') {
      job.leave(page);
      page.opened.length = 0;
      visits += 1;
      job.open(page);
    }
    await pass(pause, network);
  }
  // The network is good again, and the person goes on until the page has an answer.
  network.strike('good');
  const known = network.told.size;
  for (const page of pages) {
    if (network.told.size > known) break;
    tap(page);
    await pass(1000, network);
  }
  await pass(20_000, network);
  return { done: await job.done(host, sessionId), told: network.told.size, visits };
}

describe.each(jobs)('$name', (job) => {
  test('is never done twice for one wish, whatever taps, reloads, tabs and the network do', async () => {
    let doneOnce = 0;
    const count = runs(12, 2500);
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const { done, told, visits } = await play(job, sequence);
        doneOnce += done > 0 ? 1 : 0;
        // Whatever was done, some page was told of; no page is told of more than one thing a visit.
        expect(done).toBeLessThanOrEqual(told);
        expect(told).toBeLessThanOrEqual(visits);
        expect(uncaught).toEqual([]);
      }),
      { numRuns: count, ...(soaking ? {} : { seed: 7 }) },
    );
    // A test in which nothing is ever done proves nothing.
    expect(doneOnce).toBeGreaterThan(count / 2);
    casesRun('nothing-twice', count);
  }, soaking ? 1_800_000 : 60_000);
});
