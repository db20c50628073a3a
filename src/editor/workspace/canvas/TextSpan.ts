import type { TextPlace } from './TextPlaces';
import { caretAt, caretOf, insertAtCaret, readText, setCaret, showText } from './caret';
import styles from './CanvasBlock.module.css';

/** What an editable text shows, and whom it tells what is typed. */
export interface SpanText {
  readonly label: string;
  readonly language: string;
  /** As visitors see it: the text that stands for a missing one, and the brand's words for their places. */
  readonly shown: () => string;
  /** As it is written; undefined: it is missing. */
  readonly written: () => string | undefined;
  /** What is there to be edited where it is missing: the text that stands for it. */
  readonly inherited: () => string;
  /** The offset in what is written for one in what is shown. */
  readonly writtenOffset: (shownOffset: number) => number;
  /** Another language's text stands for it: chosen whole, so that the first key begins the translation. */
  readonly isUntranslated: () => boolean;
  readonly onTyped: (text: string) => void;
  readonly onFocus: (span: TextSpan) => void;
  readonly onBlur: (span: TextSpan) => void;
  /** Makes the element known to what drags blocks; undoes that. */
  readonly claim: (element: HTMLElement) => () => void;
}

/** Whether a text keeps its line breaks where it stands. */
const keepsLines = (host: Element): boolean =>
  /^(pre|break-spaces)/.test(host.ownerDocument.defaultView?.getComputedStyle(host).whiteSpace ?? '');

const actingControls = 'a, button, summary, label';

/**
 * One text of the chosen block as an element that is typed into. It stands after the view's own text node, which is
 * emptied meanwhile: the browser changes nothing that React has drawn.
 */
export class TextSpan {
  readonly element: HTMLSpanElement;
  private readonly rest: Text;
  private readonly control: HTMLElement | null;
  private readonly release: () => void;
  private readonly isManyLines: boolean;
  private isFocused = false;
  private isTyped = false;
  private isComposing = false;
  /** Where the mouse went down in what was shown, until the cursor has been put there. */
  private pressedAt: number | undefined;

  constructor(
    readonly place: TextPlace,
    private readonly text: SpanText,
  ) {
    const { node, before, after } = place;
    const page = node.ownerDocument;
    this.isManyLines = node.parentElement !== null && keepsLines(node.parentElement);
    this.element = this.make(page);
    this.rest = page.createTextNode(after);
    node.data = before;
    node.after(this.element, this.rest);
    this.control = this.element.closest<HTMLElement>('a, button, summary');
    // Its label is what Tab goes to: the control itself does nothing here.
    this.control?.setAttribute('tabindex', '-1');
    this.show();
    this.release = text.claim(this.element);
    this.listen();
  }

  /** Whether a node is part of the span. */
  holds(node: Node): boolean {
    return node === this.rest || this.element.contains(node);
  }

  get hasFocus(): boolean {
    return this.isFocused;
  }

  get caret(): number {
    return caretOf(this.element) ?? readText(this.element).length;
  }

  /** Takes the span away and gives the text back to the view. */
  remove(): void {
    const { node, before, after } = this.place;
    this.release();
    if (node.isConnected) node.data = before + this.text.shown() + after;
    this.control?.removeAttribute('tabindex');
    this.element.remove();
    this.rest.remove();
  }

  /** Shows what the document says now: after an undo, or what is typed in the field. */
  readonly show = (): void => {
    if (this.isComposing) return;
    const wanted = this.isFocused ? this.toEdit() : this.text.shown();
    if (readText(this.element) !== wanted) showText(this.element, wanted);
  };

  /** Puts the cursor into the text, at an offset of what is written; `all` chooses the whole text. */
  focus(caret?: number): void {
    this.isTyped = false;
    this.element.focus({ preventScroll: true });
    this.show();
    this.putCaret(caret);
    this.element.scrollIntoView({ block: 'nearest' });
  }

  /** The same at a point of the window. */
  focusAt(x: number, y: number): void {
    const shownOffset = caretAt(this.element, x, y);
    this.focus(shownOffset === undefined ? undefined : this.text.writtenOffset(shownOffset));
  }

  private putCaret(caret?: number): void {
    const { length } = readText(this.element);
    if (this.text.isUntranslated() && !this.isTyped) setCaret(this.element, 0, length);
    else setCaret(this.element, Math.min(caret ?? length, length));
  }

  private toEdit(): string {
    return this.text.written() ?? (this.isTyped ? '' : this.text.inherited());
  }

  private make(page: Document): HTMLSpanElement {
    const element = page.createElement('span');
    const attributes = {
      class: styles.text ?? '',
      contenteditable: 'plaintext-only',
      role: 'textbox',
      'aria-label': this.text.label,
      'aria-multiline': String(this.isManyLines),
      'data-placeholder': this.text.label,
      'data-text': this.place.pointer,
      lang: this.text.language,
      spellcheck: 'true',
      tabindex: '0',
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  private listen(): void {
    const { element } = this;
    element.addEventListener('mousedown', ({ clientX, clientY }) => {
      if (!this.isFocused) this.pressedAt = caretAt(element, clientX, clientY);
    });
    element.addEventListener('focus', () => this.enter());
    element.addEventListener('blur', () => this.leave());
    element.addEventListener('input', () => this.typed());
    element.addEventListener('compositionstart', () => (this.isComposing = true));
    element.addEventListener('compositionend', () => {
      this.isComposing = false;
      this.typed();
    });
    element.addEventListener('paste', (event) => this.paste(event));
    element.addEventListener('keydown', (event) => this.press(event));
    element.addEventListener('keyup', (event) => {
      event.stopPropagation();
      if (event.key === ' ') event.preventDefault();
    });
    // The button or link whose label this is does nothing.
    element.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
      const at = this.pressedAt;
      this.pressedAt = undefined;
      // What is written differs from what was pressed on: the browser has put its cursor by the latter.
      if (at !== undefined && element.ownerDocument.getSelection()?.isCollapsed)
        this.putCaret(this.text.writtenOffset(at));
    });
  }

  private enter(): void {
    if (this.isFocused) return;
    this.isFocused = true;
    this.isTyped = false;
    this.text.onFocus(this);
    this.show();
  }

  private leave(): void {
    this.isFocused = false;
    this.isComposing = false;
    this.text.onBlur(this);
    if (this.element.isConnected) this.show();
  }

  private typed(): void {
    this.isTyped = true;
    const text = readText(this.element);
    if (text === '' && !this.isComposing) this.element.replaceChildren();
    this.text.onTyped(this.isManyLines ? text : text.replaceAll(/\s*\n\s*/g, ' '));
  }

  private insert(text: string): void {
    insertAtCaret(this.element, this.isManyLines ? text : text.replaceAll(/\s*[\r\n]+\s*/g, ' '));
    this.typed();
  }

  private paste(event: ClipboardEvent): void {
    event.preventDefault();
    this.insert(event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n') ?? '');
  }

  /** Keys are the text's alone: Puck would delete the block at Backspace. */
  private press(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === 'Escape' || (event.key === 'Enter' && !this.isManyLines)) {
      event.preventDefault();
      this.toBlock();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.insert('\n');
    } else if (event.key === ' ' && this.element.closest(actingControls)) {
      event.preventDefault();
      this.insert(' ');
    }
  }

  /** Leaves the text for the block that it stands in. */
  private toBlock(): void {
    const block = this.element.closest<HTMLElement>('[data-puck-component]');
    this.element.blur();
    block?.focus({ preventScroll: true });
  }
}
