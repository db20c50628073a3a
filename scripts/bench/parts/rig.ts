import { mexico } from '../../../tests/e2e/support/campaigns';
import { drawInBrowser } from '../blocks/drawings';
import { manyBlocks, sizes } from '../blocks/manyBlocks';
import { launchBrowser, phone } from '../browser';
import { atMost, measured, type Figure } from '../figure';
import { startHostProcess } from '../host';
import { loadForPaint } from '../pages/paintLoad';
import { rotated, type PartOptions, type PlainTable, type Section } from '../part';
import { publishTo } from '../publications';
import { drawInRig, serveRig } from '../rig/rigBlocks';
import { checkRig, runRig, type RigLoad, type RigRuns } from '../rig/rigRun';
import { rigTemplate, rigTemplateId } from '../rig/rigTemplate';
import { median, pairedRatios } from '../statistics';

/** ms until everything is hydrated, by page and round. */
type Hydrations = ReadonlyMap<string, readonly number[]>;

const numbersOf = (runs: RigRuns, page: string, of: (load: RigLoad) => number | null): readonly number[] =>
  (runs[page] ?? []).map((load) => of(load) ?? Number.NaN);

async function timeHydration(
  ours: ReadonlyMap<string, string>,
  { rounds, say }: PartOptions,
): Promise<Hydrations> {
  const times = new Map<string, number[]>([...ours.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, address] of rotated([...ours], round)) {
      const browser = await launchBrowser();
      const { interactive } = await loadForPaint(browser, address);
      await browser.close();
      times.get(name)?.push(interactive);
      say(`round ${round + 1}, ${name}: hydrated ${interactive.toFixed(0)}`);
    }
  }
  return times;
}

function pageFigures(page: string, runs: RigRuns, hydrations: Hydrations): readonly Figure[] {
  const of = (figure: (load: RigLoad) => number | null) =>
    [numbersOf(runs, page, figure), numbersOf(runs, 'static', figure)] as const;
  const ratio = (
    name: string,
    most: number,
    [values, references]: readonly [readonly number[], readonly number[]],
  ) =>
    measured(
      { name: `${page}: ${name} against static`, bound: atMost(most) },
      pairedRatios(values, references),
    );
  const usable = of((load) => load.usable);
  return [
    ratio(
      'FCP',
      1.15,
      of((load) => load.fcp),
    ),
    ratio(
      'LCP',
      1.15,
      of((load) => load.lcp),
    ),
    ratio('first reaction to a tap', 1.1, usable),
    ratio('everything hydrated', 1.6, [hydrations.get(page) ?? [], usable[1]]),
    measured(
      { name: `${page}: total blocking time`, unit: 'ms', bound: atMost(100) },
      of((load) => load.tbt)[0],
    ),
    measured({ name: `${page}: layout shift (CLS)`, bound: atMost(0) }, of((load) => load.cls)[0]),
  ];
}

function timesTable(runs: RigRuns): PlainTable {
  const rows = Object.keys(runs).map((page) => {
    const middle = (of: (load: RigLoad) => number | null, places = 0) =>
      median(numbersOf(runs, page, of).filter(Number.isFinite)).toFixed(places);
    return [
      page,
      middle((load) => load.fcp),
      middle((load) => load.lcp),
      middle((load) => load.usable),
      middle((load) => load.tbt),
      middle((load) => load.cls, 3),
    ];
  });
  return {
    title: 'Medians of the rig’s own run, ms from the navigation',
    head: ['page', 'FCP', 'LCP', 'tap answered', 'blocking', 'CLS'],
    rows,
  };
}

/** Our client path beside the rig's client-rendered page, in turns. */
async function compareBlocks(
  rig: string,
  origin: string,
  { rounds, say }: PartOptions,
): Promise<readonly Figure[]> {
  const pages = await serveRig(rig);
  const times = new Map(sizes.map((size) => [size, { ours: [] as number[], theirs: [] as number[] }]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const browser = await launchBrowser();
      for (const size of rotated(sizes, round)) {
        const theirs = await drawInRig(browser, pages, size);
        const ours = (await drawInBrowser(browser, origin, size)).inserted;
        times.get(size)?.theirs.push(theirs);
        times.get(size)?.ours.push(ours);
        say(`round ${round + 1}, ${size} blocks: ${ours.toFixed(0)} ms, stack-csr ${theirs.toFixed(0)} ms`);
      }
      await browser.close();
    }
  } finally {
    await pages.stop();
  }
  return [...times].map(([size, { ours, theirs }]) => {
    const remark = `${median(ours).toFixed(0)} ms against ${median(theirs).toFixed(0)} ms`;
    return measured(
      { name: `${size} blocks drawn in the browser, against stack-csr`, bound: atMost(1), remark },
      pairedRatios(ours, theirs),
    );
  });
}

const text = `Our pages in one run of the rig, beside its own: \`vitrina-mexico\` is our Mexican landing page, \`vitrina-rig\` the rig’s texts as a template of ours. The rig measures by itself (360×740, ${phone.latencyMs} ms, ${phone.downloadKilobits / 1_000} Mbps, processor slowed ${phone.slowdown} times, a fresh browser each load); ratios are paired round by round. Hydration is timed by this bench under the same profile, against the rig’s first reaction of \`static\` in the round of the same number. Blocks: the same words in both, not slowed; ours from the last byte of the template, checks and sanitising included, \`stack-csr\` from its render call, which checks nothing.`;

/** How our pages compare with the same page made otherwise, on a rig that is not part of the project. */
export async function measureOnRig(options: PartOptions): Promise<Section> {
  const { rig, rounds, say } = options;
  if (rig === undefined) throw new Error('--rig names no folder');
  checkRig(rig);
  const documents = [await rigTemplate(rig), ...sizes.map(manyBlocks)];
  const host = await startHostProcess({
    prepare: (dataFolder) => publishTo({ databaseUrl: undefined, dataFolder }, documents),
  });
  try {
    const ours = new Map([
      ['vitrina-mexico', `${host.origin}/landing?id=${mexico.id}`],
      ['vitrina-rig', `${host.origin}/landing?id=${rigTemplateId}`],
    ]);
    // The host draws a page at its first request and keeps it; what is compared is the browser's work.
    for (const address of ours.values())
      await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    const runs = await runRig(rig, ours, rounds, say);
    const hydrations = await timeHydration(ours, options);
    const figures = [...ours.keys()].flatMap((page) => pageFigures(page, runs, hydrations));
    return {
      title: 'On the rig',
      text,
      figures: [...figures, ...(await compareBlocks(rig, host.origin, options))],
      tables: [timesTable(runs)],
    };
  } finally {
    await host.stop();
  }
}
