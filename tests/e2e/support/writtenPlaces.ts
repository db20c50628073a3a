import type { FrameLocator, Page } from '@playwright/test';

export interface WordPlace {
  readonly word: string;
  readonly x: number;
  readonly y: number;
}

/** Where each word of the blocks stands on the canvas's page, in reading order. */
export const wordPlaces = (canvas: FrameLocator): Promise<WordPlace[]> =>
  canvas.locator('body').evaluate((body) => {
    const isTool = (text: Node): boolean =>
      text.parentElement?.closest('[role="toolbar"], #canvas-html-label') !== null;
    const placesIn = (text: Text): WordPlace[] =>
      [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = text.ownerDocument.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [box] = range.getClientRects();
        return box ? [{ word, x: box.x, y: box.y + window.scrollY }] : [];
      });
    return [...body.querySelectorAll('[data-puck-component]')].flatMap((block) => {
      const walker = body.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const places: WordPlace[] = [];
      while (walker.nextNode()) {
        if (!isTool(walker.currentNode)) places.push(...placesIn(walker.currentNode as Text));
      }
      return places;
    });
  });

/** The words that went somewhere else, or are others. */
export const movedWords = (before: readonly WordPlace[], after: readonly WordPlace[]): string[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, place) => {
    const [one, other] = [before[place], after[place]];
    const stands =
      one?.word === other?.word &&
      Math.abs((one?.x ?? 0) - (other?.x ?? 0)) < 1 &&
      Math.abs((one?.y ?? 0) - (other?.y ?? 0)) < 1;
    return stands ? '' : `${one?.word} ${one?.x},${one?.y} → ${other?.word} ${other?.x},${other?.y}`;
  }).filter((moved) => moved !== '');

/** The middle of a word on the canvas, as a point of the editor's window. */
export async function middleOf(page: Page, canvas: FrameLocator, word: string) {
  const text = canvas.getByText(word).last();
  await text.scrollIntoViewIfNeeded();
  const frame = await page.locator('#preview-frame').boundingBox();
  const box = await text.evaluate((element, wanted) => {
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const start = text.data.indexOf(wanted);
      if (start === -1) continue;
      const range = element.ownerDocument.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + wanted.length);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    }
    throw new Error(`nowhere: ${wanted}`);
  }, word);
  if (!frame) throw new Error('no canvas');
  return { x: frame.x + box.x + box.width / 2, y: frame.y + box.y + box.height / 2 };
}
