import styles from './HtmlSlot.module.css';
import { containsPoint, type Point } from './pressedPlace';

interface SlotPlace {
  readonly itemId: string;
  /** JSON Pointer in the block. */
  readonly pointer: string;
}

/** Where formatted text is written on the canvas: beside what the view has drawn of it, then in its place. */
export class HtmlSlot {
  readonly element: HTMLDivElement;
  /** Classes of what the view has drawn: what is written looks the same. */
  readonly look: string;
  private hasPlace = false;
  private readonly release: () => void;

  /** @param claim makes the element known to what drags blocks; undoes that */
  constructor(
    readonly place: SlotPlace,
    private drawn: HTMLElement,
    claim: (element: HTMLElement) => () => void,
  ) {
    this.element = drawn.ownerDocument.createElement('div');
    this.element.className = styles.slot ?? '';
    this.element.dataset.html = place.pointer;
    this.element.hidden = true;
    this.look = drawn.className;
    drawn.after(this.element);
    this.release = claim(this.element);
    // Puck would delete the block at Backspace.
    this.element.addEventListener('keydown', (event) => event.stopPropagation());
  }

  /** There is something to be seen in it: what the view has drawn goes out of sight, and not before, so that nothing moves. */
  readonly takePlace = (): void => {
    this.hasPlace = true;
    this.element.hidden = false;
    this.drawn.classList.add(styles.hidden ?? '');
  };

  /** What the view has drawn anew in the place of what it had drawn. */
  moveTo(drawn: HTMLElement): void {
    if (drawn !== this.drawn) this.drawn.classList.remove(styles.hidden ?? '');
    this.drawn = drawn;
    if (this.hasPlace) this.takePlace();
    if (drawn.nextSibling !== this.element) drawn.after(this.element);
  }

  /** Whether a point of the window lies in what is written. */
  isAt(at: Point): boolean {
    return this.hasPlace && containsPoint(this.element.getBoundingClientRect(), at);
  }

  get hasFocus(): boolean {
    return this.element.contains(this.element.ownerDocument.activeElement);
  }

  remove(): void {
    this.release();
    // Never both in sight: the browser would scroll along with what went down.
    this.element.hidden = true;
    this.drawn.classList.remove(styles.hidden ?? '');
    this.element.remove();
  }
}
