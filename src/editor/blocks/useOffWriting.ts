import { type RefObject, useEffect } from 'react';

/** Texts that are typed into where they stand. */
const writtenTexts = '[data-text], [data-html], [data-picture]';

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether an element lies over the text that the cursor is in, or over that text's own tools. */
function covers(element: HTMLElement): boolean {
  const written = element.ownerDocument.activeElement?.closest(writtenTexts);
  const tools = written?.querySelector('[role="toolbar"]');
  const own = element.getBoundingClientRect();
  return [written, tools].some((each) => each && meet(own, each.getBoundingClientRect()));
}

/**
 * Says on the tools of a block (`data-covers`) that they lie over what is being written: where the block's top is scrolled out
 * of view, or has no room above it. Looked at when cursor, scroll or sizes change, and not at each key.
 */
export function useOffWriting(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    const page = element?.ownerDocument;
    const view = page?.defaultView;
    if (!element || !page || !view) return undefined;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      element.dataset.covers = String(covers(element));
    };
    const lookSoon = (): void => {
      frame ||= view.requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(lookSoon);
    const overlay = element.closest('[data-puck-overlay]');
    for (const each of [page.body, overlay]) if (each) sizes.observe(each);
    const events = ['focusin', 'focusout', 'scroll'] as const;
    for (const event of events) page.addEventListener(event, lookSoon, true);
    return () => {
      view.cancelAnimationFrame(frame);
      sizes.disconnect();
      for (const event of events) page.removeEventListener(event, lookSoon, true);
    };
  }, [bar]);
}
