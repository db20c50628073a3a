import type { Page } from '@playwright/test';

/** Addresses that the page asks its browser to leave for, whatever becomes of them. */
export async function leavingsOf(page: Page): Promise<readonly string[]> {
  const inspector = await page.context().newCDPSession(page);
  const addresses: string[] = [];
  inspector.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(url));
  await inspector.send('Page.enable');
  return addresses;
}
