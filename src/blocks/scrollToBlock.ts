/** Brings a block into view and moves the focus there, so that the next Tab goes on from it. */
export function scrollToBlock(view: Window, blockId: string): void {
  const element = view.document.getElementById(blockElementId(blockId));
  if (!element) return;
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Id of the element that a block stands in, for `scrollTo`. */
export const blockElementId = (blockId: string): string => `block-${blockId}`;
