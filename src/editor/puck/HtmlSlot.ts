import styles from './HtmlSlot.module.css';

interface SlotPlace {
  readonly itemId: string;
  /** JSON Pointer in the block. */
  readonly pointer: string;
}

/** Where formatted text is written on the canvas: beside what the view has drawn of it, which is out of sight meanwhile. */
export class HtmlSlot {
  readonly element: HTMLDivElement;
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
    this.hide(drawn);
    this.release = claim(this.element);
    // Puck would delete the block at Backspace.
    this.element.addEventListener('keydown', (event) => event.stopPropagation());
  }

  /** What the view has drawn anew in the place of what it had drawn. */
  hide(drawn: HTMLElement): void {
    if (drawn !== this.drawn) this.drawn.classList.remove(styles.hidden ?? '');
    this.drawn = drawn;
    drawn.classList.add(styles.hidden ?? '');
    if (drawn.nextSibling !== this.element) drawn.after(this.element);
  }

  get hasFocus(): boolean {
    return this.element.contains(this.element.ownerDocument.activeElement);
  }

  remove(): void {
    this.release();
    this.drawn.classList.remove(styles.hidden ?? '');
    this.element.remove();
  }
}
