import { startTransition, type ReactNode } from 'react';
import { nextTask } from './nextTask';
import { keepEarlyFields, replayEarlyTaps } from './preHydration/replayEarlyInput';
import { bearTranslators, hydrateOriginals } from './translator/bearRewriting';

/**
 * The renderer, by far the largest part of a page's script, in a file of its own: what prepares the page runs while it
 * is still on its way. Each page's HTML names it beside the page's own script (`entryManifest`), so that both come at once.
 */
export const importRenderer = () => import(/* webpackChunkName: "renderer" */ 'react-dom/client');

/**
 * Hydrates the HTML that the host drew, each step in a task of its own. Nothing that was typed or tapped before is lost.
 * @param viewOf the page; it calls back once it answers by itself
 * @param onFieldsRead called once the fields have what was typed into them, before taps are repeated
 */
export async function hydrateInSlices(
  root: HTMLElement,
  viewOf: (onHydrated: () => void) => ReactNode,
  onFieldsRead: () => void = () => undefined,
): Promise<void> {
  const { hydrateRoot } = await importRenderer();
  await nextTask();
  const repeatFields = keepEarlyFields(root);
  const rewriting = bearTranslators();
  const endHydration = rewriting && hydrateOriginals(rewriting);
  const handleHydrated = async (): Promise<void> => {
    endHydration?.();
    await nextTask();
    repeatFields();
    await nextTask();
    onFieldsRead();
    await nextTask();
    replayEarlyTaps();
  };
  startTransition(() => {
    hydrateRoot(
      root,
      viewOf(() => void handleHydrated()),
    );
  });
}
