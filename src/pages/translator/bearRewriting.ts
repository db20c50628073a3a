import '../preHydration/earlyInput';
import { isOfReact, type Rewriting } from './noteRewriting';

const prototype = Node.prototype;

interface Accessor<Value> {
  get(this: Node): Value;
  set?(this: Node, value: Value): void;
}

/** The browser has each of them on every node. */
const accessorOf = <Value>(name: 'firstChild' | 'nextSibling' | 'nodeValue' | 'textContent') =>
  Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor & Accessor<Value>;

/**
 * Lets React change what a translator has rewritten: the text that it speaks of is back in its place before it does. For
 * nodes that are not React's, nothing differs.
 */
export function bearRewriting({ read, restore }: Rewriting): void {
  const { removeChild, insertBefore, appendChild } = prototype;
  const nodeValue = accessorOf<string | null>('nodeValue');

  const bringBack = (node: Node): void => {
    if (!isOfReact(node)) return;
    read();
    restore(node);
  };

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !isOfReact(child)) return removeChild.call(this, child) as Child;
    bringBack(child);
    // What was moved somewhere else goes from there.
    child.parentNode?.removeChild(child);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    if (!node.parentNode) bringBack(node);
    let place = next;
    if (place && place.parentNode !== this && isOfReact(place)) {
      bringBack(place);
      while (place && place.parentNode !== this) place = place.parentNode;
    }
    return insertBefore.call(this, node, place) as Child;
  };
  prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    if (!node.parentNode) bringBack(node);
    return appendChild.call(this, node) as Child;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (!this.parentNode) bringBack(this);
      nodeValue.set?.call(this, value);
    },
  });
}

/**
 * How often texts of one place are put back while React hydrates: a translator that reads the page as React does would
 * otherwise answer itself for ever.
 */
const mostReturns = 20;

/**
 * While React hydrates, it finds the texts that the host wrote, whatever a translator has made of them and makes of them
 * meanwhile: each is put back as React comes to it.
 * @returns ends it
 */
export function hydrateOriginals({ isRewritten, firstValue, restore }: Rewriting): () => void {
  const returns = new WeakMap<Node, number>();
  const mayReturn = (place: Node): boolean => {
    const times = returns.get(place) ?? 0;
    returns.set(place, times + 1);
    return times < mostReturns;
  };

  const readers = (['firstChild', 'nextSibling'] as const).map(
    (name) => [name, accessorOf<Node | null>(name)] as const,
  );
  const textContent = accessorOf<string | null>('textContent');
  const nodeValue = accessorOf<string | null>('nodeValue');
  for (const [name, accessor] of readers) {
    const get = function (this: Node): Node | null {
      if (isRewritten(this) && mayReturn(this)) restore(this);
      let found = accessor.get.call(this);
      if (found && isRewritten(found) && mayReturn(found.parentNode ?? found)) {
        restore(found);
        found = accessor.get.call(this);
      }
      const value = found && !isOfReact(found) ? firstValue(found) : undefined;
      if (found && value !== undefined && value !== found.nodeValue && mayReturn(found))
        nodeValue.set?.call(found, value);
      return found;
    };
    Object.defineProperty(prototype, name, { ...accessor, get });
  }
  Object.defineProperty(prototype, 'textContent', {
    ...textContent,
    get(this: Node) {
      // Looked at, it is put back.
      void this.firstChild;
      return textContent.get.call(this);
    },
  });
  return () => {
    for (const [name, accessor] of readers) Object.defineProperty(prototype, name, accessor);
    Object.defineProperty(prototype, 'textContent', textContent);
  };
}

/** To be called before React draws, where the page's first script has noted what translators do. */
export function bearTranslators(): Rewriting | undefined {
  const rewriting = window.vitrinaEarly?.rewriting;
  if (rewriting) bearRewriting(rewriting);
  return rewriting;
}
