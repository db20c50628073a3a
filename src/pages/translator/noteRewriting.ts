/**
 * A browser's translator takes texts out of a page and puts elements of its own (`<font><font>…`) in their places, or
 * writes into the texts themselves, at any time. React goes on with the texts that it made: it writes into what nobody
 * sees any more, and takes out what is not there. So it is noted what stands in the place of which texts.
 */
export interface Rewriting {
  /** Whether it stands where texts were, or is a text in whose place something else stands. */
  isRewritten(node: Node): boolean;
  /** What a text said first, where it was written into. */
  firstValue(text: Node): string | undefined;
  /** Takes note of what has happened up to now. */
  read(): void;
  /** Puts texts back into their place. @param node a text, or what stands in its place; any other is left alone */
  restore(node: Node): void;
}

/** React names on each node that it has made its own which one it is. */
export const isOfReact = (node: Node): boolean =>
  Object.keys(node).some((name) => name.startsWith('__reactFiber'));

/** The parser adds to a text that came in parts. */
const isLonger = ({ nodeValue }: Node, before: string): boolean => nodeValue?.startsWith(before) ?? false;

/** @param root all that is rewritten is in it */
export function noteRewriting(root: Node): Rewriting {
  const standIns = new WeakMap<Node, ChildNode>();
  const originals = new WeakMap<Node, readonly ChildNode[]>();
  const firstValues = new WeakMap<Node, string>();

  /** One that stands for several texts, as where a translator joins them, keeps them in their order. */
  function keep(standIn: ChildNode, texts: readonly ChildNode[]): void {
    originals.set(standIn, [...(originals.get(standIn) ?? []), ...texts]);
    texts.forEach((text) => standIns.set(text, standIn));
  }

  /** What React puts in the place of a text is no stand-in: it wants the text no more. */
  function note(records: readonly MutationRecord[]): void {
    if (!records.some(({ type, removedNodes }) => removedNodes[0] || type === 'characterData')) return;
    const added = new Set<Node>();
    for (const { target, addedNodes } of records)
      addedNodes.forEach((node) => node.parentNode === target && !isOfReact(node) && added.add(node));
    for (const { target, addedNodes, removedNodes, oldValue, previousSibling, nextSibling } of records) {
      if (oldValue !== null && !firstValues.has(target) && !isLonger(target, oldValue))
        firstValues.set(target, oldValue);
      if (!removedNodes[0]) continue;
      // Between two texts, the host's HTML has a comment. One that stands for nothing yet comes first.
      const siblings: (Node | null)[] = [...target.childNodes];
      const after = siblings[siblings.indexOf(previousSibling) + 1];
      const beside = [addedNodes[0], previousSibling, after, nextSibling, previousSibling?.previousSibling];
      const fresh = beside.filter((node) => node && added.has(node)) as ChildNode[];
      const standIn = fresh.find((node) => !originals.has(node)) ?? fresh[0];
      removedNodes.forEach((node) => {
        const texts = originals.get(node) ?? (node.nodeType === 3 ? [node as ChildNode] : []);
        const isGone = !node.parentNode || (node !== standIn && standIn?.contains(node));
        if (standIn && texts[0] && isGone) keep(standIn, texts);
      });
    }
  }

  /** What stands in the place of a text, or the node itself where it is such. */
  function standInOf(node: Node): ChildNode | undefined {
    const standIn = originals.has(node) ? (node as ChildNode) : standIns.get(node);
    const isAway = node === standIn || !node.parentNode || standIn?.contains(node);
    return isAway && standIn?.parentNode ? standIn : undefined;
  }

  const observer = new MutationObserver(note);
  observer.observe(root, { childList: true, subtree: true, characterDataOldValue: true });
  return {
    isRewritten: (node) => standInOf(node) !== undefined,
    firstValue: (text) => firstValues.get(text),
    read: () => note(observer.takeRecords()),
    restore: (node) => {
      const standIn = standInOf(node);
      const texts = standIn && originals.get(standIn);
      if (!texts) return;
      originals.delete(standIn);
      texts.forEach((text) => standIns.delete(text));
      standIn.replaceWith(...texts.filter((text) => !text.parentNode || standIn.contains(text)));
    },
  };
}
