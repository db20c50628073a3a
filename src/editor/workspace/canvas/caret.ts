/** A line break at the very end is seen, and has room for the cursor, only with this element behind it. */
const isFiller = (element: Element, node: Node | null): boolean =>
  node !== null && node.nodeName === 'BR' && node === element.lastChild;

/** The text of an element that is typed into. */
export function readText(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (isFiller(element, node)) return '';
    return node.nodeName === 'BR' ? '\n' : (node.textContent ?? '');
  });
  return parts.join('');
}

export function showText(element: Element, text: string): void {
  element.replaceChildren(...(text === '' ? [] : [text]));
  fillLastLine(element);
}

function fillLastLine(element: Element): void {
  const isNeeded = element.textContent.endsWith('\n');
  const has = isFiller(element, element.lastChild);
  if (isNeeded && !has) element.append(element.ownerDocument.createElement('br'));
  if (!isNeeded && has) element.lastChild?.remove();
}

/** Characters before the cursor; undefined: it stands elsewhere. */
export function caretOf(element: Element): number | undefined {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.rangeCount) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.endContainer)) return undefined;
  const before = element.ownerDocument.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.endContainer, range.endOffset);
  return before.toString().length;
}

export function setCaret(element: Element, start: number, end = start): void {
  element.normalize();
  const first = element.firstChild;
  const holder = first?.nodeType === Node.TEXT_NODE ? first : element;
  const range = element.ownerDocument.createRange();
  range.setStart(holder, holder === element ? 0 : start);
  range.setEnd(holder, holder === element ? 0 : end);
  const selection = element.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Puts a text in the place of what is chosen. */
export function insertAtCaret(element: Element, text: string): void {
  const caret = caretOf(element);
  const selection = element.ownerDocument.getSelection();
  if (caret === undefined || !selection) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  const start = caretOf(element) ?? caret;
  const whole = readText(element);
  showText(element, whole.slice(0, start) + text + whole.slice(start));
  setCaret(element, start + text.length);
}

/** The offset at a point of the window; undefined: the element is not there. */
export function caretAt(element: Element, x: number, y: number): number | undefined {
  const found = element.ownerDocument.caretPositionFromPoint(x, y);
  if (!found || !element.contains(found.offsetNode)) return undefined;
  const before = element.ownerDocument.createRange();
  before.selectNodeContents(element);
  before.setEnd(found.offsetNode, found.offset);
  return before.toString().length;
}
