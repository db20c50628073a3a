import { mexico } from '../../../tests/e2e/support/campaigns';
import { inFreshBrowser, phone } from '../browser';
import { atMost, measured, type Figure } from '../figure';
import { startHostProcess } from '../host';
import { byteKinds, loadForPaint, type PaintLoad } from '../pages/paintLoad';
import { loadAtRest } from '../pages/restLoad';
import { loadForTap, type Tapped, type TapLoad } from '../pages/tapLoad';
import { rotated, type PartOptions, type PlainTable, type Section } from '../part';
import { startReference, type ReferenceServer } from '../reference/server';
import { median, pairedRatios } from '../statistics';

/** The official site has no form, so nobody taps there. */
interface Variant {
  readonly name: 'reference' | 'landing page' | 'official site';
  readonly address: string;
  readonly isTapped: boolean;
}

interface Loads {
  readonly paints: PaintLoad[];
  readonly taps: TapLoad[];
  /** ms from a tap on send-code to its own answer, the page having come to rest. */
  readonly rested: number[];
}

const sendCode: Tapped = { control: '[data-testid="sms-button"]', until: 'answered', observers: [] };

const oneDecimal = (value: number): string => value.toFixed(1);

async function runRounds(
  variants: readonly Variant[],
  { rounds, say }: PartOptions,
): Promise<ReadonlyMap<string, Loads>> {
  const loads = new Map<string, Loads>(
    variants.map(({ name }) => [name, { paints: [], taps: [], rested: [] }]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, address, isTapped } of rotated(variants, round)) {
      const paint = await inFreshBrowser((browser) => loadForPaint(browser, address));
      const tap = isTapped
        ? await inFreshBrowser((browser) => loadForTap(browser, address, sendCode))
        : undefined;
      loads.get(name)?.paints.push(paint);
      if (tap) loads.get(name)?.taps.push(tap);
      if (name === 'landing page')
        loads.get(name)?.rested.push(await inFreshBrowser((browser) => loadAtRest(browser, address)));
      const answer = tap ? `, tap answered ${tap.answered.toFixed(0)} "${tap.said}"` : '';
      say(
        `round ${round + 1}, ${name}: FCP ${paint.fcp.toFixed(0)}, LCP ${paint.lcp.toFixed(0)}, interactive ${paint.interactive.toFixed(0)}${answer}`,
      );
    }
  }
  return loads;
}

const kilobytes = (bytes: number): string => oneDecimal(bytes / 1_000);

function timesTable(loads: ReadonlyMap<string, Loads>): PlainTable {
  const middle = (values: readonly number[]) => (values.length === 0 ? '' : median(values).toFixed(0));
  const rows = [...loads].map(([name, { paints, taps }]) => {
    const of = (figure: (load: PaintLoad) => number) => middle(paints.map(figure));
    return [
      name,
      of(({ fcp }) => fcp),
      of(({ lcp }) => lcp),
      of(({ interactive }) => interactive),
      middle(taps.map(({ seen }) => seen)),
      middle(taps.map(({ answered }) => answered)),
      of(({ blocking }) => blocking),
      of(({ blockingAfterPaint }) => blockingAfterPaint),
      median(paints.map(({ cls }) => cls)).toFixed(3),
    ];
  });
  const head = [
    'page',
    'FCP',
    'LCP',
    'interactive',
    'control there',
    'tap answered',
    'blocking',
    'blocking after FCP',
    'CLS',
  ];
  return { title: 'Medians, ms from the navigation', head, rows };
}

function bytesTable(loads: ReadonlyMap<string, Loads>): PlainTable {
  const rows = [...loads].map(([name, { paints }]) => {
    const totals = paints.map(({ bytes }) => byteKinds.reduce((sum, kind) => sum + bytes[kind], 0));
    const kinds = byteKinds.map((kind) => kilobytes(median(paints.map(({ bytes }) => bytes[kind]))));
    return [
      name,
      kilobytes(median(totals)),
      ...kinds,
      median(paints.map(({ requests }) => requests)).toFixed(0),
    ];
  });
  return {
    title: 'Bytes on the wire, headers included, kB',
    head: ['page', 'all', ...byteKinds, 'requests'],
    rows,
  };
}

const noLoads: Loads = { paints: [], taps: [], rested: [] };

function figuresOf(loads: ReadonlyMap<string, Loads>): readonly Figure[] {
  const reference = loads.get('reference') ?? noLoads;
  const landing = loads.get('landing page') ?? noLoads;
  const site = loads.get('official site') ?? noLoads;
  const ratio = (name: string, most: number, of: (load: PaintLoad) => number) =>
    measured({ name, bound: atMost(most) }, pairedRatios(landing.paints.map(of), reference.paints.map(of)));
  const taps = pairedRatios(
    landing.taps.map(({ answered }) => answered),
    reference.taps.map(({ answered }) => answered),
  );
  const steadiness = (page: string, { paints }: Loads) => [
    measured(
      { name: `${page}: blocking before a touch`, unit: 'ms', bound: atMost(50) },
      paints.map(({ blocking }) => blocking),
    ),
    measured(
      { name: `${page}: blocking after FCP, before a touch`, unit: 'ms', bound: atMost(50) },
      paints.map(({ blockingAfterPaint }) => blockingAfterPaint),
    ),
    measured(
      { name: `${page}: layout shift (CLS)`, bound: atMost(0) },
      paints.map(({ cls }) => cls),
    ),
  ];
  return [
    ratio('FCP against the reference', 1.1, ({ fcp }) => fcp),
    ratio('LCP against the reference', 1.1, ({ lcp }) => lcp),
    measured(
      { name: 'first reaction to a tap on send-code against the reference', bound: atMost(1.1) },
      taps,
    ),
    measured(
      { name: 'real answer to a tap on send-code of a page that rests', unit: 'ms', bound: atMost(600) },
      landing.rested,
    ),
    ...steadiness('landing page', landing),
    ...steadiness('official site', site),
  ];
}

const landingOf = (origin: string): string => `${origin}/landing?id=${mexico.id}`;

const text = `The Mexican landing page from the built host, beside the same HTML with one script written by hand in the place of ours (\`scripts/bench/reference/\`: compressed once, nothing computed). Profile: 360×740 at 2 pixels a point, ${phone.latencyMs} ms latency, ${phone.downloadKilobits / 1_000} Mbps down, ${phone.uploadKilobits} kbps up, processor slowed ${phone.slowdown} times. A fresh browser for each load; the pages take turns and each round begins with another one. Ratios are paired round by round. One load is left alone; on a second one the send-code button is tapped every 50 ms from when it exists, until a message is visible. Interactive: all blocks are hydrated, which a page that nobody touches does when the phone is idle; for the reference its script has run. At rest: the page was left alone until its blocks were hydrated and nothing was on its way; then send-code is tapped once, and what is meant is the answer about the form, not the note that the tap was noticed.`;

async function measureBeside(
  reference: ReferenceServer,
  origin: string,
  options: PartOptions,
): Promise<Section> {
  const variants: readonly Variant[] = [
    { name: 'reference', address: reference.address, isTapped: true },
    { name: 'landing page', address: landingOf(origin), isTapped: true },
    { name: 'official site', address: `${origin}/`, isTapped: false },
  ];
  // The host draws a page at its first request and keeps it; what is compared is the browser's work.
  for (const { address } of variants)
    await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  const loads = await runRounds(variants, options);
  return { title: 'Pages', text, figures: figuresOf(loads), tables: [timesTable(loads), bytesTable(loads)] };
}

/** How our page compares with one whose script is written by hand. */
export async function measurePages(options: PartOptions): Promise<Section> {
  const host = await startHostProcess();
  try {
    const reference = await startReference(landingOf(host.origin));
    try {
      return await measureBeside(reference, host.origin, options);
    } finally {
      await reference.stop();
    }
  } finally {
    await host.stop();
  }
}
