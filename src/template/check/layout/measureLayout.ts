/** A box on the page, in CSS pixels, and the block that it stands in. */
export interface MeasuredBox {
  /** Id of the innermost block; empty: outside of all. */
  readonly block: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export interface OverflowingBox extends MeasuredBox {
  /** How far it reaches over the right edge of the screen, or how much of it is cut off. */
  readonly over: number;
}

export interface MeasuredLayout {
  readonly width: number;
  readonly overflowing: readonly OverflowingBox[];
  /** What a finger may tap, links within running text apart. */
  readonly targets: readonly MeasuredBox[];
}

const blockPrefix = 'block-';
const targets =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab]';
/** Rounding of browsers. CSS pixels. */
const slack = 1;
const maxNameLength = 60;

/** Id of the innermost block around an element; empty: none. */
export function blockOf(element: Element): string {
  const holder = element.closest(`[data-testid^="${blockPrefix}"]`);
  return holder?.getAttribute('data-testid')?.slice(blockPrefix.length) ?? '';
}

function nameOf(element: Element): string {
  const name =
    element.getAttribute('aria-label') ?? (element.textContent.trim() || (element.getAttribute('alt') ?? ''));
  const words = name.replace(/\s+/g, ' ').trim() || element.tagName.toLowerCase();
  return words.length > maxNameLength ? `${words.slice(0, maxNameLength)}…` : words;
}

const boxOf = (element: Element, { width, height }: DOMRect): MeasuredBox => ({
  block: blockOf(element),
  name: nameOf(element),
  width: Math.round(width),
  height: Math.round(height),
});

/** Whoever scrolls sideways on purpose cuts nothing off. */
function isInScroller(element: Element, view: Window): boolean {
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
    const { overflowX } = view.getComputedStyle(parent);
    if (overflowX === 'auto' || overflowX === 'scroll') return true;
  }
  return false;
}

/** Elements for screen readers alone are a pixel large and clipped. */
const isDrawn = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;

function overflowOf(element: Element, rect: DOMRect, screen: number, view: Window): number {
  const beyond = rect.right - screen;
  const isClipped = ['hidden', 'clip'].includes(view.getComputedStyle(element).overflowX);
  const cut = isClipped ? element.scrollWidth - element.clientWidth : 0;
  return Math.max(beyond, cut);
}

function findOverflow(frame: Document, view: Window, screen: number): OverflowingBox[] {
  const reaching = [...frame.body.querySelectorAll('*')].flatMap((element) => {
    const rect = element.getBoundingClientRect();
    const over = isDrawn(rect) ? overflowOf(element, rect, screen, view) : 0;
    return over > slack && !isInScroller(element, view) ? [{ element, rect, over }] : [];
  });
  // The innermost ones are the reason, what holds them only follows.
  return reaching
    .filter(
      ({ element }) =>
        !reaching.some((other) => other.element !== element && element.contains(other.element)),
    )
    .map(({ element, rect, over }) => ({ ...boxOf(element, rect), over: Math.ceil(over) }));
}

/** A link within a sentence may be as small as its line (WCAG 2.2, 2.5.8, "inline"). */
function isWithinText(element: Element, view: Window): boolean {
  if (element.tagName !== 'A' || !view.getComputedStyle(element).display.startsWith('inline')) return false;
  const around = element.parentElement?.textContent.trim() ?? '';
  return around.length > element.textContent.trim().length;
}

/** The label of a tick box can be tapped in its place. */
function targetRect(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  const label = element.closest('label')?.getBoundingClientRect();
  return label && label.height > own.height ? label : own;
}

function findTargets(frame: Document, view: Window): MeasuredBox[] {
  return [...frame.body.querySelectorAll(targets)].flatMap((element) => {
    const rect = targetRect(element);
    return isDrawn(rect) && !isWithinText(element, view) ? [boxOf(element, rect)] : [];
  });
}

/** Measures a page that has been drawn, as in the preview frame. Undefined: its frame shows nothing (yet). */
export function measureLayout(frame: Document): MeasuredLayout | undefined {
  const view = frame.defaultView;
  const width = frame.documentElement.clientWidth;
  if (!view || width === 0) return undefined;
  return { width, overflowing: findOverflow(frame, view, width), targets: findTargets(frame, view) };
}
