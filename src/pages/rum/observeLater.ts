import type { Page } from '../../template/block';
import { whenIdle } from '../whenAtRest';

/** Once the page has come and the phone is idle, and never before: measuring it costs its visitor nothing. */
export async function observeLater(page: Page): Promise<void> {
  await whenIdle();
  // A page that can't be measured goes on as it is.
  const measuring = await import('./observePage').catch(() => undefined);
  measuring?.observePage(window, page);
}
