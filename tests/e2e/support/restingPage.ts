import type { Page } from '@playwright/test';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brotliBytesOf } from './loadedScripts';

/** A phone that has something to do at all times, so that whatever waits for it to be idle waits for ever. */
export async function neverBeIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

const brotliBytes = (text: string): number => brotliCompressSync(text).length;

/** Brotli bytes of the scripts in a page's HTML. */
export async function inlineScriptBytes(page: Page): Promise<number> {
  const scripts = await page
    .locator('script:not([src]):not([type])')
    .evaluateAll((elements) => elements.map((element) => element.textContent));
  return brotliBytes(scripts.join('\n'));
}

/** Brotli bytes of a page's HTML, as a host compresses it that does so once. */
export const htmlBytes = async (page: Page, address: string): Promise<number> =>
  brotliBytes(await (await page.request.get(address)).text());

/** Brotli bytes of the files with code that were asked for before the last of the largest paints. */
export async function scriptBytesUntilLargestPaint(page: Page): Promise<number> {
  const names = await page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const resources = performance.getEntriesByType('resource');
    return resources
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < largest)
      .map(({ name }) => name);
  });
  return brotliBytesOf([...new Set(names)].map((name) => path.basename(name)));
}

/** Layout shifts of a page so far that no input explains. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
