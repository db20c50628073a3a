import path from 'node:path';
import { brotliBytesOf, scriptsOf } from '../../../tests/e2e/support/loadedScripts';
import { startHandServer } from '../borrower/hand/server';
import { startLender, type Lender } from '../borrower/lender';
import { delays, pageNames, runRounds, type Loads, type MeasuredLoads } from '../borrower/rounds';
import { addressOf, screens } from '../borrower/screens';
import { inFreshBrowser, phone } from '../browser';
import { atMost, counted, measured, type Figure } from '../figure';
import { startHostProcess } from '../host';
import type { PaintLoad } from '../pages/paintLoad';
import type { PartOptions, PlainTable, Section } from '../part';
import { median, pairedRatios } from '../statistics';

const slowMs = 500;

const kilobytes = (bytes: number): number => bytes / 1_000;

function timesOf({ screen, pages }: MeasuredLoads): readonly Figure[] {
  const { ours, 'by hand': hand } = pages;
  const of = (loads: readonly PaintLoad[], figure: 'fcp' | 'lcp' | 'blocking') =>
    loads.map((load) => load[figure]);
  const name = (figure: string) => `\`${screen.path}\`: ${figure}`;
  return [
    ...delays.map((delay) =>
      measured(
        { name: name(`FCP against the page by hand, lender at ${delay} ms`), bound: atMost(1.1) },
        pairedRatios(of(ours.paints[delay], 'fcp'), of(hand.paints[delay], 'fcp')),
      ),
    ),
    measured(
      { name: name('LCP against the page by hand, lender at 0 ms'), bound: atMost(1.4) },
      pairedRatios(of(ours.paints[0], 'lcp'), of(hand.paints[0], 'lcp')),
    ),
    measured(
      {
        name: name(`LCP, lender at ${slowMs} ms, against the page by hand + ${slowMs} ms`),
        bound: atMost(1.2),
      },
      pairedRatios(
        of(ours.paints[slowMs], 'lcp'),
        of(hand.paints[0], 'lcp').map((lcp) => lcp + slowMs),
      ),
    ),
    measured({ name: name('blocking time'), unit: 'ms', bound: atMost(120) }, of(ours.paints[0], 'blocking')),
    measured(
      { name: name('first reaction to a tap against the page by hand'), bound: atMost(1.3) },
      pairedRatios(
        ours.taps.map(({ answered }) => answered),
        hand.taps.map(({ answered }) => answered),
      ),
    ),
    measured(
      { name: name('script before the main control acts'), unit: 'kB', bound: atMost(70) },
      ours.taps.map(({ scripts }) =>
        kilobytes(brotliBytesOf(scripts.map((address) => path.basename(new URL(address).pathname)))),
      ),
    ),
  ];
}

/** Bytes are the same in each round: one load each. */
async function bytesOf(origin: string, lender: Lender, { screen }: MeasuredLoads): Promise<Figure> {
  const address = origin + addressOf(screen, await lender.openSession(screen));
  const { bytes, names } = await inFreshBrowser(async (browser) =>
    scriptsOf(await browser.newPage(), address),
  );
  return counted(
    {
      name: `\`${screen.path}\`: script in all`,
      unit: 'kB',
      bound: atMost(100),
      remark: `${names.length} scripts`,
    },
    kilobytes(bytes),
  );
}

/** The words that came most often. */
const usual = (words: readonly string[]): string =>
  [...words].sort(
    (one, other) =>
      words.filter((word) => word === other).length - words.filter((word) => word === one).length,
  )[0] ?? '';

function timesTable(all: readonly MeasuredLoads[]): PlainTable {
  const middle = (values: readonly number[]) => median(values.filter(Number.isFinite)).toFixed(0);
  const cells = ({ paints, taps }: Loads): readonly string[] => [
    ...delays.flatMap((delay) => [
      middle(paints[delay].map(({ fcp }) => fcp)),
      middle(paints[delay].map(({ lcp }) => lcp)),
      middle(paints[delay].map(({ blocking }) => blocking)),
    ]),
    median([...paints[0], ...paints[500]].map(({ cls }) => cls)).toFixed(3),
    middle(taps.map(({ seen }) => seen)),
    middle(taps.map(({ answered }) => answered)),
    usual(taps.map(({ said }) => said)),
    middle(taps.map(({ acted }) => acted)),
    usual(taps.map(({ did }) => did)),
  ];
  const timeHead = (delay: number) => ['FCP', 'LCP', 'blocking'].map((name) => `${name}, ${delay} ms`);
  return {
    title: 'Medians, ms from the navigation, by the lender’s delay; taps with a lender at 0 ms',
    head: [
      'screen',
      'page',
      ...delays.flatMap(timeHead),
      'CLS',
      'control there',
      'answered',
      'by',
      'acted',
      'by',
    ],
    rows: all.flatMap(({ screen, pages }) =>
      pageNames.map((name) => [`\`${screen.path}\``, name, ...cells(pages[name])]),
    ),
  };
}

const text = `Screens of a borrower from the built host, as an app opens them (common parameters and secrets of contract §4 in the address), beside pages written by hand with the same content (\`scripts/bench/borrower/hand/\`): one document a screen, its styles and its script inside, from a small server that sends head, top bar and a skeleton at once, makes the same call itself and sends the content in the same response. Behind both is one lender, the sandbox behind a proxy that answers calls at once or ${slowMs} ms later; each load is a borrower of its own whom the lender knows already. Profile: 360×740 at 2 pixels a point, ${phone.latencyMs} ms latency, ${phone.downloadKilobits / 1_000} Mbps down, ${phone.uploadKilobits} kbps up, processor slowed ${phone.slowdown} times. A fresh browser for each load; screens and pages take turns and each round begins with other ones. Ratios are paired round by round.

*LCP, lender at ${slowMs} ms*: our LCP with a lender at ${slowMs} ms, divided by the LCP that the page by hand had in that round with a lender at 0 ms, plus ${slowMs} ms. *Blocking time*: of all tasks above 50 ms what is above, with a lender at 0 ms. *First reaction*: on a load of its own the main control is tapped (a trusted tap) every 50 ms from when it exists until it acts; a reaction is the first of these that is seen after a tap: a message becomes visible (role alert or status, or a live region), another screen’s heading stands in the place of this one’s, the control says that it is busy or open, a sheet opens, or a field says what is missing. *Acted*: the same without messages, by a page that is hydrated, so that a tap that is only kept does not count. The main controls: \`/loanDetail\` pay now (the next screen’s heading; by hand: busy), \`/repay\` the first way to pay (the same), \`/confirmNew\` accept (busy), \`/order\` the first loan (the next screen’s heading; by hand: busy), \`/ynRepay\` pay without a card chosen (what is missing), \`/complaint\` the first question (opened). *Script before the main control acts*: brotli bytes of the scripts that had arrived by then, as built; *in all*: of those that a load asks for that nobody touches.`;

/** What a process does at its first requests is no steady state. */
async function warmUp(lender: Lender, origins: readonly string[]): Promise<void> {
  const pages = screens.flatMap((screen) => origins.map((origin) => ({ screen, origin })));
  for (const { screen, origin } of [...pages, ...pages]) {
    const page = await fetch(origin + addressOf(screen, await lender.openSession(screen)));
    await page.arrayBuffer();
  }
}

/** How a borrower's screens compare with pages written by hand. */
export async function measureBorrower({ rounds, say }: PartOptions): Promise<Section> {
  const lender = await startLender();
  const hand = await startHandServer(lender.origin);
  const host = await startHostProcess({ environment: { SANDBOX_URL: lender.origin } });
  try {
    const origins = { ours: host.origin, 'by hand': hand.origin };
    await warmUp(lender, Object.values(origins));
    const all = await runRounds({ lender, origins, say }, rounds);
    const figures: Figure[] = [];
    for (const loads of all) figures.push(...timesOf(loads), await bytesOf(host.origin, lender, loads));
    return { title: 'Screens of a borrower', text, figures, tables: [timesTable(all)] };
  } finally {
    await host.stop();
    await hand.stop();
    await lender.stop();
  }
}
