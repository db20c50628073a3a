import { parseAddress } from '../../kernel/address';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { isBorrowerPath } from '../../kernel/pagePaths';
import { readsAhead } from './readsAhead';
import type { Screens } from './screens';

/** Path and query of the screen that an element leads to: a link, or a control that says so. */
function screenAt(target: EventTarget | null, { origin }: Location): URL | undefined {
  const lead = target instanceof Element && target.closest('a[href], [data-leads-to]');
  if (!lead) return undefined;
  const address = lead.getAttribute('data-leads-to') ?? lead.getAttribute('href') ?? '';
  const url = parseAddress(address, origin);
  return url?.origin === origin ? url : undefined;
}

/**
 * Begins what a screen needs when a finger goes down on what leads to it: by the time that it is lifted, a tenth of a
 * second later, code and data are on their way. A finger that scrolls instead has asked for something, and done nothing.
 * @returns stops it
 */
export function beginOnTouch(
  { window: { document, location }, begin }: Pick<BorrowerDependencies, 'window' | 'begin'>,
  screens: Screens,
): () => void {
  const handle = ({ button, target }: PointerEvent): void => {
    if (button !== 0) return;
    const url = screenAt(target, location);
    if (!url || !isBorrowerPath(url.pathname)) return;
    readsAhead[url.pathname]?.(begin, url.search);
    // A failure shows where the screen is drawn.
    screens[url.pathname].preload().catch(() => undefined);
  };
  document.addEventListener('pointerdown', handle, { capture: true, passive: true });
  return () => document.removeEventListener('pointerdown', handle, { capture: true });
}
