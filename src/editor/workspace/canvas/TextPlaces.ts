import { blockElementId } from '../../../blocks/scrollToBlock';
import { type ReadMark, readMark, withoutMarks } from './textMarks';

/** A text of a block where it stands on the canvas. */
export interface TextPlace extends ReadMark {
  readonly node: Text;
  readonly itemId: string;
}

/** A picture of a block, and which of its properties its alternative text is. */
export interface PicturePlace {
  readonly image: HTMLImageElement;
  readonly itemId: string;
  /** JSON Pointer in the block. */
  readonly pointer: string;
}

const attributes = ['alt', 'aria-label', 'label', 'placeholder', 'title', 'value'];

/** Nothing can be typed into these. */
const closed = 'option, select, script, style';

interface PlacesListener {
  /** Texts that were drawn or drawn anew, before they are painted. */
  readonly onDrawn: (places: readonly TextPlace[]) => void;
  /** Whether a node was put there by the editor itself. */
  readonly isOwn: (node: Node) => boolean;
}

/**
 * Takes the marks out of what blocks draw, at once, before anything is painted, and remembers which text is which. It
 * watches the page rather than React, since a view may draw by itself, such as a countdown.
 */
export class TextPlaces {
  private readonly known = new WeakMap<Text, TextPlace>();
  /** Pointers of alternative texts. */
  private readonly pictures = new WeakMap<Element, string>();
  private readonly observer: MutationObserver;

  constructor(
    private readonly root: HTMLElement,
    private readonly listener: PlacesListener,
  ) {
    this.observer = new MutationObserver((records) => this.read(records));
    const everything = { subtree: true, childList: true, characterData: true };
    this.observer.observe(root, { ...everything, attributeFilter: attributes });
    const found = this.within(root);
    this.observer.takeRecords();
    this.tell(found);
  }

  close(): void {
    this.observer.disconnect();
  }

  /** The texts of a block in their order; those of blocks inside it are theirs. */
  ofBlock(itemId: string): TextPlace[] {
    const block = this.root.ownerDocument.getElementById(blockElementId(itemId));
    if (!block) return [];
    const places = textsIn(block).map((node) => this.known.get(node));
    return places.filter((place) => place !== undefined && place.itemId === itemId) as TextPlace[];
  }

  /** The pictures of a block in their order, whose alternative texts are known. */
  picturesOf(itemId: string): PicturePlace[] {
    const block = this.root.ownerDocument.getElementById(blockElementId(itemId));
    return [...(block?.querySelectorAll('img') ?? [])].flatMap((image) => {
      const pointer = this.pictures.get(image);
      return pointer !== undefined && blockIdAround(image) === itemId ? [{ image, itemId, pointer }] : [];
    });
  }

  /** Does something to the page that is none of the blocks' doing. */
  change(act: () => void): void {
    const waiting = this.observer.takeRecords();
    if (waiting.length > 0) this.read(waiting);
    act();
    this.observer.takeRecords();
  }

  private read(records: readonly MutationRecord[]): void {
    const found = records.flatMap(({ type, target, addedNodes, attributeName }) => {
      if (type === 'attributes') this.clean(target as Element, attributeName ?? '');
      if (type === 'characterData') return this.visit(target as Text);
      return [...addedNodes].flatMap((node) => this.within(node));
    });
    // What was just done to the page is nobody else's.
    this.observer.takeRecords();
    this.tell(found);
  }

  private tell(places: readonly TextPlace[]): void {
    this.change(() => this.listener.onDrawn(places));
  }

  private within(node: Node): TextPlace[] {
    if (node.nodeType === Node.TEXT_NODE) return this.visit(node as Text);
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const element = node as Element;
    for (const name of attributes) {
      this.clean(element, name);
      for (const each of element.querySelectorAll(`[${name}]`)) this.clean(each, name);
    }
    return textsIn(element).flatMap((text) => this.visit(text));
  }

  private visit(node: Text): TextPlace[] {
    if (this.listener.isOwn(node)) return [];
    const mark = readMark(node.data);
    if (!mark) {
      this.known.delete(node);
      return [];
    }
    node.data = mark.before + mark.text + mark.after;
    const itemId = node.parentElement ? blockIdAround(node.parentElement) : undefined;
    if (itemId === undefined || node.parentElement?.closest(closed)) return [];
    const place = { ...mark, node, itemId };
    this.known.set(node, place);
    return [place];
  }

  private clean(element: Element, name: string): void {
    const value = element.getAttribute(name);
    if (value === null) return;
    const plain = withoutMarks(value);
    if (element.tagName === 'IMG' && name === 'alt') {
      const mark = readMark(value);
      if (mark) this.pictures.set(element, mark.pointer);
      else this.pictures.delete(element);
    }
    if (plain !== value) element.setAttribute(name, plain);
  }
}

/** The id of the item that something is drawn in. */
function blockIdAround(element: Element): string | undefined {
  const block = element.closest(`[id^="${blockElementId('')}"]`);
  return block?.id.slice(blockElementId('').length);
}

function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
