import type { Page } from '@playwright/test';
import { soaking } from '../../support/soak';

/** A picture of the whole page for people, which nothing compares: the long run alone takes the time for it. */
export async function lookedAt(page: Page, name: string): Promise<void> {
  if (soaking) await page.screenshot({ path: `test-results/${name}.png`, fullPage: true });
}
