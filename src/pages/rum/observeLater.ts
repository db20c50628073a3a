import type { Page } from '../../template/block';
import { whenAtRest } from '../whenAtRest';

/** Once the page has come to rest, and never before: measuring it costs its visitor nothing. */
export async function observeLater({ id, revision }: Page): Promise<void> {
  await whenAtRest();
  const { observePage } = await import('./observePage');
  observePage(window, { templateId: id, revision: revision ?? '' });
}
