import type { Clock } from '../kernel/clock';
import { hostTimeMetric } from '../kernel/hostTime';

/** What the browser counts since the page was opened, which no setting of the phone's clock changes. */
type SteadyClock = Pick<Performance, 'now'> & Partial<Pick<Performance, 'getEntriesByType'>>;

export interface HostClockOptions {
  readonly steady: SteadyClock;
  /** The phone's, epoch milliseconds. */
  readonly phone: () => number;
  readonly fetch: typeof fetch;
}

/** The host's time, and what both clocks of the phone said then. */
interface Known {
  readonly host: number;
  readonly steady: number;
  readonly phone: number;
}

/** The phone's two clocks may drift so far apart before the host is asked, in ms. */
const driftMs = 2_000;
/** Where asking came to nothing it is tried again after this, in ms. */
const patienceMs = 30_000;
/** A reply that took longer says little about the time, in ms. */
const slowReplyMs = 20_000;
/** A date in HTTP is cut to its second: on average it is half of one later, in ms. */
const halfSecondMs = 500;

/** Never kept by a cache, and answered without a look at the database. */
const cheapPath = '/healthz';

/**
 * The host's time, since a phone's clock can be days off. The page's own document brings it (`Server-Timing`). A cache may
 * have kept the document for a while, so whoever goes by the time has it compared with the date of a reply that no cache
 * keeps. It is compared again where the phone's clocks have come apart: then the phone slept, or its clock was set.
 */
export function createHostClock({ steady, phone, fetch: send }: HostClockOptions): Clock {
  const watchers = new Set<() => void>();
  let known = readDocumentTime({ steady, phone });
  let isAsking = false;
  let askNoSoonerThan = 0;

  const since = ({ steady: then, phone: thenByPhone }: Known) => ({
    steady: steady.now() - then,
    phone: phone() - thenByPhone,
  });

  /** Of a phone that slept, one clock may have stood still; the later one is nearer to the truth. */
  function estimate(): number {
    if (!known) return phone();
    const passed = since(known);
    // Whole milliseconds, as Date.now gives them: dates are read from nothing else.
    return Math.round(known.host + Math.max(passed.steady, passed.phone));
  }

  function isDoubtful(): boolean {
    if (!known) return true;
    const passed = since(known);
    return Math.abs(passed.steady - passed.phone) > driftMs;
  }

  async function compare(): Promise<void> {
    if (isAsking || steady.now() < askNoSoonerThan) return;
    isAsking = true;
    askNoSoonerThan = steady.now() + patienceMs;
    const begun = steady.now();
    const date = await askForDate(send);
    const took = steady.now() - begun;
    isAsking = false;
    if (Number.isNaN(date) || took > slowReplyMs) return;
    const told = estimate();
    known = { host: date + halfSecondMs + took / 2, steady: steady.now(), phone: phone() };
    askNoSoonerThan = 0;
    if (Math.abs(known.host - told) > driftMs) watchers.forEach((tell) => tell());
  }

  return {
    now() {
      if (watchers.size > 0 && isDoubtful()) void compare();
      return estimate();
    },
    watch(tell) {
      if (watchers.size === 0) void compare();
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  };
}

/** Undefined where the browser does not tell, or had the document from its own cache. */
function readDocumentTime({ steady, phone }: Pick<HostClockOptions, 'steady' | 'phone'>): Known | undefined {
  // Most of it is missing in old browsers.
  const [entry] = (steady.getEntriesByType?.('navigation') ?? []) as Partial<PerformanceNavigationTiming>[];
  const told = entry?.serverTiming?.find(({ name }) => name === hostTimeMetric);
  if (!told || !entry?.transferSize) return undefined;
  const answered = entry.responseStart ?? 0;
  return { host: told.duration, steady: answered, phone: phone() - (steady.now() - answered) };
}

/** Epoch milliseconds; NaN where nothing could be had. A refusal has a date like any other reply. */
async function askForDate(send: typeof fetch): Promise<number> {
  try {
    const reply = await send(cheapPath, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return Date.parse(reply.headers.get('date') ?? '');
  } catch {
    return NaN;
  }
}

/** The clock of a page in a browser. */
export const hostClockOf = (view: Window & typeof globalThis): Clock =>
  createHostClock({ steady: view.performance, phone: () => Date.now(), fetch: view.fetch.bind(view) });
