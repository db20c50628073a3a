import { rootElement } from '../bootData';

/** What a browser's translator puts in the place of a text; none is ours. */
const isStandIn = (node: Node): boolean => node.nodeName === 'FONT';

const isKept = (node: Node): node is Element => node instanceof Element && !isStandIn(node);
const elementsOf = (node: Node): Element[] => [...node.childNodes].filter(isKept);

/** The nodes of an element as they were drawn: its own where they are as they were, and elements always. */
function nodesAsDrawn(shown: Element, drawn: Element): readonly Node[] {
  const left: Node[] = [...shown.childNodes];
  return Array.from(drawn.childNodes, (node) => {
    const before = left.findIndex(isKept);
    const until = isKept(node) || before < 0 ? left.length : before;
    const at = left.findIndex(
      (own, place) => place < until && (isKept(node) ? isKept(own) : own.isEqualNode(node)),
    );
    return at < 0 ? document.importNode(node, true) : (left.splice(0, at + 1)[at] ?? node);
  });
}

/**
 * Takes out what stands in the place of the host's texts. Where the elements are others than the host's, somebody else has
 * changed more than texts: that part is left alone.
 * @returns puts the texts back; elements stay, with what was typed into them and the focus
 */
export function restoreTexts(shown: Element, drawn: Element): () => void {
  const [elements, others] = [elementsOf(shown), elementsOf(drawn)];
  if (
    elements.length !== others.length ||
    elements.some((each, at) => each.nodeName !== others[at]?.nodeName)
  )
    return () => undefined;
  const nodes = nodesAsDrawn(shown, drawn);
  for (const node of [...shown.childNodes]) if (!nodes.includes(node)) node.remove();
  const inside = elements.map((element, at) => restoreTexts(element, others[at] ?? element));
  return () => {
    let next: Node | null = null;
    for (const node of [...nodes].reverse()) {
      if (node.parentNode !== shown) shown.insertBefore(node, next);
      next = node;
    }
    inside.forEach((put) => put());
  };
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
  if (!drawn) return;
  const put = restoreTexts(root, drawn);
  // A text that comes at the same moment as another goes is taken for what a translator made of that one.
  await Promise.resolve();
  put();
}
