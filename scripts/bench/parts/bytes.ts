import type { Browser } from '@playwright/test';
import path from 'node:path';
import { mexico } from '../../../tests/e2e/support/campaigns';
import {
  borrowerAddress,
  brotliBytesOf,
  restingBudgets,
  scriptBudgets,
  scriptsOf,
} from '../../../tests/e2e/support/loadedScripts';
import { openAndRest } from '../../../tests/e2e/support/openAndRest';
import {
  htmlBytes,
  inlineScriptBytes,
  neverBeIdle,
  scriptBytesUntilLargestPaint,
} from '../../../tests/e2e/support/restingPage';
import { borrowerPaths, sitePaths } from '../../../src/kernel/pagePaths';
import { launchBrowser } from '../browser';
import { atMost, counted, type Figure } from '../figure';
import { startHostProcess } from '../host';
import type { PartOptions, Section } from '../part';

interface Counted {
  readonly name: string;
  readonly address: string;
  readonly most: number;
}

const pages: readonly Counted[] = [
  { name: 'landing page', address: `/landing?id=${mexico.id}`, most: scriptBudgets.landing },
  ...sitePaths.map((path) => ({
    name: `official site, \`${path}\``,
    address: path,
    most: scriptBudgets.site,
  })),
  ...borrowerPaths.map((path) => ({
    name: `borrower, \`${path}\``,
    address: borrowerAddress(path),
    most: scriptBudgets.borrower,
  })),
];

const kilobytes = (bytes: number): number => bytes / 1_000;

const text =
  'Brotli bytes of all scripts that a page asks for until it has come to rest, nothing tapped. Read off the built files, so they are the same in each round; `npm test` holds them below the bounds. The goal for the landing page is 80 kB; what measures pages on real phones (3.3 kB) comes after everything else and is in the figure.';

/** What of the landing page's code comes when, before anybody has touched it. */
async function restingFigures(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const address = `${origin}/landing?id=${mexico.id}`;
  const page = await browser.newPage();
  await openAndRest(page, address);
  const untilPaint = (await scriptBytesUntilLargestPaint(page)) + (await inlineScriptBytes(page));
  const html = await htmlBytes(page, address);
  await page.close();
  const busy = await browser.newPage();
  await neverBeIdle(busy);
  const names = new Set<string>();
  busy.on('request', (request) => {
    const name = path.basename(new URL(request.url()).pathname);
    if (name.endsWith('.js')) names.add(name);
  });
  await busy.goto(address, { waitUntil: 'networkidle' });
  await busy.close();
  const figure = (name: string, bytes: number, most: number): Figure =>
    counted({ name: `landing page: ${name}`, unit: 'kB', bound: atMost(kilobytes(most)) }, kilobytes(bytes));
  return [
    figure('scripts until the largest paint, inline ones too', untilPaint, restingBudgets.untilLargestPaint),
    figure(
      'scripts until a touch, on a phone that never gets idle',
      brotliBytesOf([...names]),
      restingBudgets.untilTouched,
    ),
    figure('HTML', html, restingBudgets.html),
  ];
}

/** What each page downloads of code at first. */
export async function countBytes({ say }: PartOptions): Promise<Section> {
  const host = await startHostProcess();
  const browser = await launchBrowser();
  try {
    const figures = [];
    for (const { name, address, most } of pages) {
      const page = await browser.newPage();
      const { bytes, names } = await scriptsOf(page, host.origin + address);
      await page.close();
      figures.push(
        counted(
          { name, unit: 'kB', bound: atMost(kilobytes(most)), remark: `${names.length} scripts` },
          kilobytes(bytes),
        ),
      );
      say(`${name}: ${bytes} bytes`);
    }
    figures.push(...(await restingFigures(browser, host.origin)));
    return { title: 'Bytes', text, figures };
  } finally {
    await browser.close();
    await host.stop();
  }
}
