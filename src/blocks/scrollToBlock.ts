/** Brings the first of these blocks that is there into view and moves the focus to it, so that the next Tab goes on from it. */
export function scrollToBlock(view: Window, blockIds: readonly string[]): void {
  const element = blockIds.map((id) => view.document.getElementById(blockElementId(id))).find(Boolean);
  if (!element) return;
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Id of the element that a block stands in, for `scrollTo`. */
export const blockElementId = (blockId: string): string => `block-${blockId}`;
