import type { Page } from '@playwright/test';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openAndRest } from './openAndRest';

const assets = path.resolve(__dirname, '../../../dist/browser');

/**
 * Brotli bytes of scripts that a page may ask for before anything is tapped. What measures pages on real phones
 * (`src/pages/rum`, 3.3 kB) comes when all of it is done, and counts too. Reading telephones, codes and texts as people write
 * and paste them is 1.8 kB of a page with such fields.
 */
export const scriptBudgets = {
  landing: 86_850,
  site: 91_700,
  borrower: 113_500,
} as const;

/** A borrower's screen with all that any of them wants to know; nobody has such an order. */
export const borrowerAddress = (path: string): string =>
  `${path}?orderId=none&productId=none&amount=100&orderNo=none&problemId=none`;

/**
 * Of a public page before its code runs: inline scripts and what is asked for, in brotli bytes. The names of its scripts, which
 * each build makes anew, take some 30 bytes of HTML more or less.
 */
export const restingBudgets = { untilLargestPaint: 6_000, untilTouched: 40_000, html: 9_070 } as const;

export interface LoadedScripts {
  /** Names below `/assets/` without their hashes' difference: as the build wrote them. */
  readonly names: readonly string[];
  /** Their brotli files together, in bytes; the wire's headers are not counted. */
  readonly bytes: number;
  /** What they say, for a look at what must not be in it. */
  readonly source: string;
}

/** Brotli bytes of scripts as the build wrote them. */
export const brotliBytesOf = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + statSync(path.join(assets, `${name}.br`)).size, 0);

/** Which scripts a page asks for until it has come to rest. Bytes are read off the build, so that they don't vary. */
export async function scriptsOf(page: Page, address: string): Promise<LoadedScripts> {
  // What the page before still asks for is not this one's.
  await page.goto('about:blank');
  const names = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) names.add(path.basename(pathname));
  });
  await openAndRest(page, address);
  const files = [...names];
  return {
    names: files,
    bytes: brotliBytesOf(files),
    source: files.map((name) => readFileSync(path.join(assets, name), 'utf8')).join('\n'),
  };
}
