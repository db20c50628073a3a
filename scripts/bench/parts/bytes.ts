import { mexico } from '../../../tests/e2e/support/campaigns';
import { borrowerAddress, scriptBudgets, scriptsOf } from '../../../tests/e2e/support/loadedScripts';
import { borrowerPaths, sitePaths } from '../../../src/kernel/pagePaths';
import { launchBrowser } from '../browser';
import { atMost, counted } from '../figure';
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
  'Brotli bytes of all scripts that a page asks for until it has come to rest, nothing tapped. Read off the built files, so they are the same in each round; `npm test` holds them below the bounds. The goal for the landing page is 80 kB.';

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
    return { title: 'Bytes', text, figures };
  } finally {
    await browser.close();
    await host.stop();
  }
}
