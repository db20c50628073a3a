import type { Page } from '../../template/block';

/** Once the page has come to rest, and never before: measuring it costs its visitor nothing. */
export function observeLater({ id, revision }: Page): void {
  const begin = (): void =>
    void import('./observePage').then(
      ({ observePage }) => observePage(window, { templateId: id, revision: revision ?? '' }),
      () => undefined,
    );
  const whenIdle = (): unknown =>
    'requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 2_000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
