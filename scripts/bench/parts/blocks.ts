import type { Browser } from '@playwright/test';
import { mexico } from '../../../tests/e2e/support/campaigns';
import { publishTo } from '../publications';
import { lastBlockId, manyBlocks, sizes, templateId } from '../blocks/manyBlocks';
import { observeBlocks } from '../blocks/observeBlocks';
import { launchBrowser, openPhone } from '../browser';
import { atMost, measured, type Figure } from '../figure';
import { startHostProcess } from '../host';
import { observePaint } from '../pages/observe';
import { rotated, type PartOptions, type Section } from '../part';

interface Drawing {
  /** ms from the last byte of the template until the last block stands in the document, and until it is painted. */
  readonly inserted: number;
  readonly painted: number;
}

interface HostDrawing extends Drawing {
  /** ms until every block is hydrated. */
  readonly interactive: number;
}

const patienceMs = 120_000;

async function openAndWatch(browser: Browser, address: string) {
  const { context, page } = await openPhone(browser, { network: false, slowdown: 1 });
  page.setDefaultTimeout(patienceMs);
  await page.addInitScript(observePaint);
  await page.addInitScript(observeBlocks, lastBlockId);
  await page.goto(address, { waitUntil: 'commit' });
  const drawn = await page.evaluate(() => window.benchDrawn);
  return { context, page, drawn };
}

/** The browser fetches the template and draws it: what is in the hash, the host has not seen. */
async function drawInBrowser(browser: Browser, origin: string, size: number): Promise<Drawing> {
  const { context, page, drawn } = await openAndWatch(browser, `${origin}/landing?id=${mexico.id}#/?id=${templateId(size)}`);
  const arrived = await page.evaluate((id) => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes('channel-template') && name.includes(id));
    return entry?.responseEnd ?? Number.NaN;
  }, templateId(size));
  await context.close();
  return { inserted: drawn.inserted - arrived, painted: drawn.painted - arrived };
}

/** The host drew the page; the browser shows it and takes it over. */
async function drawOnHost(browser: Browser, origin: string, size: number): Promise<HostDrawing> {
  const { context, page, drawn } = await openAndWatch(browser, `${origin}/landing?id=${templateId(size)}`);
  await page.waitForFunction(() => window.benchPaint.interactive !== undefined, undefined, { timeout: patienceMs });
  const { began, interactive } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return { began: navigation?.responseStart ?? Number.NaN, interactive: window.benchPaint.interactive ?? Number.NaN };
  });
  await context.close();
  return { inserted: drawn.inserted - began, painted: drawn.painted - began, interactive: interactive - began };
}

type Times = Map<number, { readonly client: Drawing[]; readonly host: HostDrawing[] }>;

/** How much a block costs more on a page that is longer by that step; 1 is linear. */
function growthFigures(name: string, of: (size: number) => readonly number[]): readonly Figure[] {
  return ([[100, 1_000], [1_000, 5_000]] as const).map(([shorter, longer]) => {
    const ratios = of(longer).map((ms, round) => ms / longer / ((of(shorter)[round] ?? Number.NaN) / shorter));
    return measured({ name: `${name}: a block of ${longer} against one of ${shorter}`, bound: atMost(1) }, ratios);
  });
}

function figuresOf(times: Times): readonly Figure[] {
  const client = (size: number) => times.get(size)?.client.map(({ inserted }) => inserted) ?? [];
  const host = (size: number) => times.get(size)?.host.map(({ painted }) => painted) ?? [];
  return [
    ...sizes.flatMap((size) => {
      const drawn = times.get(size);
      return [
        measured({ name: `${size} blocks, drawn in the browser`, unit: 'ms' }, client(size)),
        measured({ name: `${size} blocks, drawn in the browser and painted`, unit: 'ms' }, drawn?.client.map(({ painted }) => painted) ?? []),
        measured({ name: `${size} blocks, drawn on the host, painted`, unit: 'ms' }, host(size)),
        measured({ name: `${size} blocks, drawn on the host, hydrated`, unit: 'ms' }, drawn?.host.map(({ interactive }) => interactive) ?? []),
      ];
    }),
    ...growthFigures('drawn in the browser', client),
    ...growthFigures('drawn on the host', host),
  ];
}

const text =
  'Pages of 10 to 5,000 blocks (texts, benefits, questions, steps, buttons by turns) in Chromium, neither network nor processor slowed. In the browser: from the last byte of the template until the last block stands in the document; that is checking, sanitising and rendering. On the host: from the first byte of the HTML until the last block is painted, and until all are hydrated.';

/** How the time to draw a page grows with its blocks. */
export async function measureBlocks({ rounds, say }: PartOptions): Promise<Section> {
  const host = await startHostProcess({ prepare: (dataFolder) => publishTo({ databaseUrl: undefined, dataFolder }, sizes.map(manyBlocks)) });
  const times: Times = new Map(sizes.map((size) => [size, { client: [], host: [] }]));
  try {
    // Pages are drawn at their first request and kept.
    for (const size of sizes) await (await fetch(`${host.origin}/landing?id=${templateId(size)}`)).arrayBuffer();
    for (let round = 0; round < rounds; round += 1) {
      const browser = await launchBrowser();
      for (const size of rotated(sizes, round)) {
        const client = await drawInBrowser(browser, host.origin, size);
        const drawn = await drawOnHost(browser, host.origin, size);
        times.get(size)?.client.push(client);
        times.get(size)?.host.push(drawn);
        say(`round ${round + 1}, ${size} blocks: ${client.inserted.toFixed(0)} ms in the browser, ${drawn.painted.toFixed(0)} ms from the host, hydrated ${drawn.interactive.toFixed(0)} ms`);
      }
      await browser.close();
    }
    return { title: 'Blocks', text, figures: figuresOf(times) };
  } finally {
    await host.stop();
  }
}
