import type { TextPlace } from './TextPlaces';

/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const containsPoint = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

/** Whether a text is drawn at a point of the window, or an element of nothing but that text or formatted text. */
export function isTextAt({ node, kind, text }: TextPlace, at: Point): boolean {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  if ([...range.getClientRects()].some((box) => containsPoint(box, at))) return true;
  const host = node.parentElement;
  const isWhole = kind === 'html' || host?.textContent === text;
  return host !== null && isWhole && containsPoint(host.getBoundingClientRect(), at);
}

/** A press that went further than this, in CSS pixels, was a drag. */
const pressRadius = 5;

/** Whether a press ended where it began. */
export const isPress = (from: Point | undefined, to: Point): boolean =>
  from !== undefined && Math.hypot(from.x - to.x, from.y - to.y) <= pressRadius;
