import type { Page } from '@playwright/test';

/** From here on time passes only where a test says so. Before the page is opened: `page.clock.install()`. */
export const stopClock = (page: Page): Promise<void> =>
  page.evaluate(() => Date.now()).then((now) => page.clock.pauseAt(now + 1000));
