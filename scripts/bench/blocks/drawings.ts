import type { Browser } from '@playwright/test';
import { mexico } from '../../../tests/e2e/support/campaigns';
import { openPhone } from '../browser';
import { observePaint } from '../pages/observe';
import { lastBlockId, templateId } from './manyBlocks';
import { observeBlocks } from './observeBlocks';

export interface Drawing {
  /** ms from the last byte of the template until the last block stands in the document, and until it is painted. */
  readonly inserted: number;
  readonly painted: number;
}

export interface HostDrawing extends Drawing {
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

/** @param template what the address of the fetched template ends with */
async function drawFetched(browser: Browser, address: string, template: string): Promise<Drawing> {
  const { context, page, drawn } = await openAndWatch(browser, address);
  const arrived = await page.evaluate((end) => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(end));
    return entry?.responseEnd ?? Number.NaN;
  }, template);
  await context.close();
  return { inserted: drawn.inserted - arrived, painted: drawn.painted - arrived };
}

/** The browser fetches the template and draws it: what is in the hash, the host has not seen. */
export const drawInBrowser = (browser: Browser, origin: string, size: number): Promise<Drawing> =>
  drawFetched(
    browser,
    `${origin}/landing?id=${mexico.id}#/?id=${templateId(size)}`,
    `templateId=${templateId(size)}`,
  );

/** The plain stack fetches a template of the same words and draws it. */
export const drawPlainly = (browser: Browser, origin: string, size: number): Promise<Drawing> =>
  drawFetched(browser, `${origin}/?blocks=${size}`, `/template?blocks=${size}`);

/** The host drew the page; the browser shows it and takes it over. */
export async function drawOnHost(browser: Browser, origin: string, size: number): Promise<HostDrawing> {
  const { context, page, drawn } = await openAndWatch(browser, `${origin}/landing?id=${templateId(size)}`);
  await page.waitForFunction(() => window.benchPaint.interactive !== undefined, undefined, {
    timeout: patienceMs,
  });
  const { began, interactive } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      began: navigation?.responseStart ?? Number.NaN,
      interactive: window.benchPaint.interactive ?? Number.NaN,
    };
  });
  await context.close();
  return {
    inserted: drawn.inserted - began,
    painted: drawn.painted - began,
    interactive: interactive - began,
  };
}
