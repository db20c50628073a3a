import type { Page } from '@playwright/test';

export interface ShownTexts {
  /** Every piece of text that can be read, but for what is typed. */
  readonly texts: readonly string[];
  /** Those that don't fit where they stand. */
  readonly clipped: readonly string[];
}

/** What of a page can be read, and what of it is cut off. */
export const shownTexts = (page: Page): Promise<ShownTexts> =>
  page.evaluate(() => {
    const hides = (element: Element): boolean => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      // What somebody wrote is shortened in a list on purpose, and stands whole behind it.
      if (webkitLineClamp !== 'none') return false;
      const isCut = (overflow: string, content: number, room: number) =>
        (overflow === 'hidden' || overflow === 'clip') && content > room + 1;
      // One pixel is how words for screen readers alone are hidden.
      if (element.clientWidth <= 1) return false;
      return (
        isCut(overflowX, element.scrollWidth, element.clientWidth) ||
        isCut(overflowY, element.scrollHeight, element.clientHeight)
      );
    };
    const texts: string[] = [];
    const clipped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = (textContent ?? '').replace(/\s+/g, ' ').trim();
      const isRead =
        parentElement?.checkVisibility({ visibilityProperty: true }) &&
        !parentElement.closest('script, style, noscript, textarea');
      if (!isRead || text === '') continue;
      texts.push(text);
      for (
        let element: Element | null = parentElement;
        element && element !== document.body;
        element = element.parentElement
      ) {
        if (!hides(element)) continue;
        clipped.push(text);
        break;
      }
    }
    return { texts, clipped };
  });
