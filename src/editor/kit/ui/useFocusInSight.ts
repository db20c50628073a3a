import { type RefObject, useEffect } from 'react';

const fields = 'input, textarea, select, [contenteditable="true"]';

/** A person who scrolls looks at something else than the focused element. */
const scrollings = ['wheel', 'touchmove'] as const;

/**
 * Keeps the field that has the focus out from under what stays in sight above and below it (`scroll-padding`): when it
 * gets the focus, however that came about, and when what is above it grows.
 */
export function useFocusInSight(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current;
    if (!root) return undefined;
    let isLeftAlone = false;
    let frame = 0;
    const show = (): void => {
      const focused = document.activeElement;
      if (!isLeftAlone && root.contains(focused) && focused?.matches(fields))
        focused.scrollIntoView({ block: 'nearest' });
    };
    const showSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    };
    const handleFocus = (): void => {
      isLeftAlone = false;
      showSoon();
    };
    const handleScroll = (): void => {
      isLeftAlone = true;
    };
    const sizes = new ResizeObserver(showSoon);
    sizes.observe(root);
    root.addEventListener('focusin', handleFocus);
    for (const each of scrollings) root.addEventListener(each, handleScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      root.removeEventListener('focusin', handleFocus);
      for (const each of scrollings) root.removeEventListener(each, handleScroll);
    };
  }, [within]);
}
