import { rootElement } from '../bootData';

/** What a browser's translator puts in the place of a text; none is ours. */
const isStandIn = (node: Node): boolean => node.nodeName === 'FONT';

const isKept = (node: Node): node is Element => node instanceof Element && !isStandIn(node);
const elementsOf = (node: Node): Element[] => [...node.childNodes].filter(isKept);

/**
 * Texts and comments as they were drawn. What is as it was stays, as do elements, with what was typed into them and the focus:
 * whoever notes what a translator does takes a text that goes for one that it took.
 */
function restoreOwn(shown: Element, drawn: Element): void {
  let at = shown.firstChild;
  const dropWhile = (isToGo: (node: Node) => boolean): void => {
    while (at && isToGo(at)) {
      const next: ChildNode | null = at.nextSibling;
      at.remove();
      at = next;
    }
  };
  const isOther = (node: Node): boolean => !isKept(node);
  for (const node of drawn.childNodes) {
    dropWhile(isKept(node) ? isOther : isStandIn);
    if (isKept(node) || at?.isEqualNode(node)) at = at?.nextSibling ?? null;
    else shown.insertBefore(document.importNode(node, true), at);
  }
  dropWhile(isOther);
}

/** Where the elements are others than the host's, somebody else has changed more than texts: that part is left alone. */
export function restoreTexts(shown: Element, drawn: Element): void {
  const [elements, others] = [elementsOf(shown), elementsOf(drawn)];
  if (
    elements.length !== others.length ||
    elements.some((each, at) => each.nodeName !== others[at]?.nodeName)
  )
    return;
  if ([...shown.childNodes].some(isStandIn)) restoreOwn(shown, drawn);
  elements.forEach((element, at) => {
    const other = others[at];
    if (other) restoreTexts(element, other);
  });
}

/** The page as the host sends it, parsed but not run: a document of its own needs no trusted type. */
const fetchPage = (): Promise<Document | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', window.location.href);
    request.responseType = 'document';
    request.onload = () => resolve(request.status === 200 ? request.responseXML : null);
    request.onerror = () => resolve(null);
    request.send();
  });

/**
 * Puts the host's texts back where a translator came before the page's first script, so that nobody noted what it took.
 * React would draw all of it anew, under the fingers of who types. It translates them once more, and that is noted.
 */
export async function restoreHostTexts(): Promise<void> {
  const root = rootElement();
  const drawn = (await fetchPage())?.getElementById(root.id);
  if (drawn) restoreTexts(root, drawn);
}
