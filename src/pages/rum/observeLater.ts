import type { Page } from '../../template/block';
import { whenAtRest } from '../whenAtRest';

/** Once the page has come to rest, and never before: measuring it costs its visitor nothing. */
export async function observeLater({ id, revision }: Page): Promise<void> {
  await whenAtRest();
  // A page that can't be measured goes on as it is.
  const measuring = await import('./observePage').catch(() => undefined);
  measuring?.observePage(window, { templateId: id, revision: revision ?? '' });
}
