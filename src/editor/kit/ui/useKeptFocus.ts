import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to a part of the screen where what had it there is gone, such as a step that was left: Tab and Escape
 * go on from there, and not from the top of the page.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      const isLost = last !== null && !last.isConnected && document.activeElement === document.body;
      if (isLost) element.focus();
    });
    element.addEventListener('focusin', note);
    observer.observe(element, { subtree: true, childList: true });
    return () => {
      element.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [part]);
}
