import type { Page } from '@playwright/test';
import { atRest, type GalleryState } from './state';

/** The captcha is asked for anew, and calls are held back: the network is not waited for longer. */
async function whenSettled(page: Page, isBusy = false): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  if (!isBusy) await atRest(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Brings a page into a state, and waits until nothing works any more. */
export async function reach(
  page: Page,
  address: string,
  { before, steps, isBusy }: GalleryState,
): Promise<void> {
  await before?.(page);
  await page.goto(address);
  if (steps) {
    await page.locator('main').first().waitFor();
    await steps(page);
  }
  await whenSettled(page, isBusy);
}
