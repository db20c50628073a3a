import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { turns } from '../../support/httpFetch';
import type { RunningSandbox } from '../../support/sandbox';
import { createStorage } from '../../support/memoryStorage';
import { createBrowser } from './browser';
import type { Job, Visit } from './job';
import { createNetwork, type Fate, type Line, type Network } from './network';

/** What a person and the network do, one after the other; `tab` says in which of two. */
export interface Step {
  readonly does: 'tap' | 'double tap' | 'reload' | 'leave and come back' | 'wait';
  readonly tab: 0 | 1;
  /** Until the next step, in ms: two taps are 0 to 10 s apart. */
  readonly pause: number;
  readonly network: Fate;
}

export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom('tap', 'tap', 'double tap', 'reload', 'leave and come back', 'wait'),
    tab: fc.constantFrom(0, 0, 0, 1),
    pause: fc.oneof(fc.constantFrom(0, 0, 1, 150), fc.integer({ min: 0, max: 10_000 })),
    network: fc.constantFrom('good', 'good', 'reply lost', 'never sent'),
  }),
  { minLength: 2, maxLength: 8 },
);

async function pass(milliseconds: number, network: Network): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  do await turns(6);
  while (!network.isQuiet());
  await turns(6);
}

interface Page {
  readonly visit: Visit;
  readonly line: Line;
}

async function tap({ visit, line }: Page): Promise<void> {
  if (visit.isElsewhere()) return;
  await visit.prepare();
  line.expect(visit.saysOpen());
  visit.tap();
}

/** The second tap comes while the first call is still on its way, or after up to ten seconds. */
async function tapTwice(page: Page, pause: number, network: Network): Promise<void> {
  await tap(page);
  if (pause > 0) {
    await pass(pause, network);
    await tap(page);
  } else if (!page.visit.isElsewhere()) page.visit.tap();
}

interface Outcome {
  readonly done: number;
  /** Things that a page was told to be done. */
  readonly told: number;
  /** Most that pages may be told of. */
  readonly wishes: number;
  /** Things that may have been done for a wish that a reload ended. */
  readonly forgotten: number;
  readonly changedKeys: readonly string[];
}

/** Plays a sequence against the sandbox, then goes on until the outcome is known. */
export async function play(host: RunningSandbox, job: Job, sequence: readonly Step[]): Promise<Outcome> {
  const begun = Date.now();
  const browser = createBrowser();
  const sessionId = randomUUID();
  const network = createNetwork(host, job.call);
  const sessions = [createStorage(), createStorage()] as const;
  let visits = 0;
  let forgotten = 0;
  const load = (tab: 0 | 1, isLost = false): Page => {
    const line = network.connect(isLost);
    const options = { browser, session: sessions[tab], fetch: line.fetch, sessionId, host };
    const visit = job.load({ ...options, pass: (milliseconds) => pass(milliseconds, network) });
    visits += 1;
    visit.open();
    return { visit, line };
  };
  const pages = [load(0), load(1)];
  await pass(0, network);
  for (const { does, tab, pause, network: fate } of sequence) {
    const page = pages[tab]!;
    const { visit, line } = page;
    network.strike(fate);
    if (does === 'tap') await tap(page);
    else if (does === 'double tap') await tapTwice(page, pause, network);
    else if (does === 'reload') {
      const isForgotten = job.isNewAfterReload === true && line.isOpen();
      forgotten += isForgotten ? 1 : 0;
      pages[tab] = load(tab, line.isOpen() && !isForgotten);
    } else if (does === 'leave and come back') {
      visit.leave();
      visits += 1;
      line.beginVisit();
      visit.open();
    }
    await pass(pause, network);
  }
  // The network is good again, and the person goes on until every page that acted has an answer, and one of them at all.
  network.strike('good');
  const known = network.told.size;
  for (const page of pages) {
    if (network.told.size > known && !page.line.isOpen()) continue;
    await tap(page);
    await pass(1000, network);
  }
  await pass(20_000, network);
  const pauses = Math.floor((Date.now() - begun) / (job.againAfter ?? Infinity));
  const wishes = job.againAfter === undefined ? visits : sessions.length * (1 + pauses);
  const { told, changedKeys } = network;
  return { done: await job.done(host, sessionId), told: told.size, wishes, forgotten, changedKeys };
}
