import type { Page, Request } from '@playwright/test';
import { whenHydrated } from './wake';

/**
 * Opens an address and waits until the page has nothing more to do by itself: its heading is there, it is hydrated,
 * whatever it asked for has been answered, and what the answers led to asked for nothing more.
 */
export async function openAndRest(page: Page, address: string): Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    begun += 1;
    underWay.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => underWay.delete(request));
  }
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await whenHydrated(page);
  let known: number;
  do {
    known = begun;
    await Promise.all(
      [...underWay].map((request) =>
        request
          .response()
          .then((response) => response?.finished())
          .catch(() => null),
      ),
    );
    await twoIdleTurns(page);
  } while (known !== begun || underWay.size > 0);
}

/** On a machine that has much else to do a page may never be idle: then each turn comes after so many ms. */
const turnAfterMs = 5_000;

/** What waits for the browser to be idle has had its turn after the first, and what that began after the second. */
const twoIdleTurns = (page: Page): Promise<void> =>
  page.evaluate(async (timeout) => {
    for (const turn of ['first', 'second'])
      await new Promise((resolve) => requestIdleCallback(() => resolve(turn), { timeout }));
  }, turnAfterMs);
