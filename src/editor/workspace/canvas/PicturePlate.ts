import type { PicturePlace } from './TextPlaces';
import styles from './PicturePlate.module.css';

/** The alternative text of a picture, and whom it tells what is typed. */
export interface PictureText {
  readonly label: string;
  readonly hint: string;
  /** Says that there is none. */
  readonly none: string;
  readonly language: string;
  /** As visitors get it, in the shown language. */
  readonly shown: () => string;
  /** As it is written; undefined: it is missing. */
  readonly written: () => string | undefined;
  /** What is there to be edited where it is missing: the text that stands for it. */
  readonly inherited: () => string;
  /** Another language's text stands for it: chosen whole, so that the first key begins the translation. */
  readonly isUntranslated: () => boolean;
  readonly onTyped: (text: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** Makes the element known to what drags blocks; undoes that. */
  readonly claim: (element: HTMLElement) => () => void;
}

/** Room to the edges of the picture and of the window, in CSS pixels. */
const margin = 8;
const width = { least: 220, most: 340 };

const actingControls = 'a, button, summary, label';

/**
 * A picture of the chosen block says what it says to people who don't see it: on a plate at its foot, which opens to be
 * typed into. It stands beside what the view has drawn, and changes nothing of that.
 */
export class PicturePlate {
  readonly element: HTMLSpanElement;
  private readonly plate: HTMLButtonElement;
  private readonly words: HTMLSpanElement;
  private readonly panel: HTMLDivElement;
  private readonly field: HTMLTextAreaElement;
  private readonly release: () => void;
  private readonly size: ResizeObserver | undefined;
  private isFocused = false;
  private isTyped = false;

  constructor(
    readonly place: PicturePlace,
    private readonly text: PictureText,
  ) {
    const page = place.image.ownerDocument;
    this.element = make(page, 'span', styles.picture);
    this.plate = make(page, 'button', styles.plate);
    this.words = make(page, 'span', styles.words);
    this.panel = make(page, 'div', styles.panel);
    this.field = make(page, 'textarea', styles.field);
    this.build(page);
    this.host().after(this.element);
    this.release = text.claim(this.element);
    this.size = observeSize(page, () => this.settle());
    this.size?.observe(place.image);
    this.listen();
    this.settle();
    this.show();
  }

  holds(node: Node): boolean {
    return this.element.contains(node);
  }

  get hasFocus(): boolean {
    return this.isFocused;
  }

  get caret(): number {
    return this.field.selectionStart;
  }

  remove(): void {
    this.size?.disconnect();
    this.release();
    this.element.remove();
  }

  /** Shows what the document says now: after an undo, or what is typed in the field of the form. */
  readonly show = (): void => {
    const shown = this.text.shown();
    this.words.textContent = shown || this.text.none;
    this.plate.classList.toggle(styles.missing ?? '', shown === '');
    const wanted = this.text.written() ?? (this.isTyped ? '' : this.text.inherited());
    if (this.field.value !== wanted) this.field.value = wanted;
  };

  /** Opens the plate with the cursor in it, at an offset of the text. */
  focus(caret?: number): void {
    this.isTyped = false;
    this.place.image.scrollIntoView({ block: 'nearest' });
    this.open();
    this.show();
    this.field.focus({ preventScroll: true });
    const { length } = this.field.value;
    const at = Math.min(caret ?? length, length);
    if (this.text.isUntranslated()) this.field.select();
    else this.field.setSelectionRange(at, at);
  }

  focusAt(): void {
    this.focus();
  }

  /** The text where it can be typed into: not inside a link or button around the picture. */
  private host(): Element {
    const { image } = this.place;
    return image.closest(actingControls) ?? image.closest('picture') ?? image;
  }

  private build(page: Document): void {
    const { label, hint, language } = this.text;
    this.element.dataset.picture = this.place.pointer;
    const mark = make(page, 'span', styles.mark);
    mark.textContent = 'ALT';
    this.plate.type = 'button';
    this.plate.title = label;
    this.plate.append(mark, this.words);
    const name = make(page, 'label', styles.label);
    const help = make(page, 'p', styles.hint);
    const helpId = `picture-${this.place.itemId}${this.place.pointer.replaceAll('/', '-')}`;
    name.append(label, this.field);
    help.textContent = hint;
    this.panel.translate = true;
    help.id = helpId;
    this.field.setAttribute('aria-describedby', helpId);
    this.field.lang = language;
    this.field.spellcheck = true;
    this.panel.setAttribute('popover', 'manual');
    this.panel.append(name, help);
    this.element.append(this.plate, this.panel);
  }

  /** Puts the plate over the picture, whatever is placed by what around it. */
  private settle(): void {
    const around = this.element.offsetParent?.getBoundingClientRect();
    const picture = this.place.image.getBoundingClientRect();
    if (!around) return;
    const { style } = this.plate;
    style.left = `${picture.left - around.left + margin}px`;
    style.top = `${picture.bottom - around.top - margin}px`;
    style.maxWidth = `${Math.max(0, picture.width - 2 * margin)}px`;
  }

  private open(): void {
    const view = this.element.ownerDocument.defaultView;
    if (!view || this.panel.matches(':popover-open')) return;
    const picture = this.place.image.getBoundingClientRect();
    const { style } = this.panel;
    const room = Math.min(width.most, Math.max(width.least, picture.width - 2 * margin));
    style.width = `${room}px`;
    this.panel.showPopover();
    const { height } = this.panel.getBoundingClientRect();
    const left = Math.min(picture.left + margin, view.innerWidth - room - margin);
    const top = Math.min(picture.bottom - margin - height, view.innerHeight - height - margin);
    style.left = `${Math.max(margin, left)}px`;
    style.top = `${Math.max(margin, top)}px`;
  }

  private close(): void {
    if (this.panel.matches(':popover-open')) this.panel.hidePopover();
  }

  private listen(): void {
    const { element, plate, field } = this;
    plate.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
      this.focus();
    });
    field.addEventListener('focus', () => {
      this.isFocused = true;
      this.text.onFocus();
    });
    field.addEventListener('blur', () => {
      this.isFocused = false;
      this.close();
      this.text.onBlur();
      this.show();
    });
    field.addEventListener('input', () => {
      this.isTyped = true;
      this.text.onTyped(field.value.replaceAll(/\s*\n\s*/g, ' '));
    });
    // Keys are the plate's alone: Puck would delete the block at Backspace.
    element.addEventListener('keydown', (event) => this.press(event));
    element.addEventListener('keyup', (event) => event.stopPropagation());
  }

  private press(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.isComposing || event.target !== this.field) return;
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    this.plate.focus({ preventScroll: true });
  }
}

function make<Name extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: Name,
  className: string | undefined,
): HTMLElementTagNameMap[Name] {
  const element = page.createElement(name);
  element.className = className ?? '';
  return element;
}

function observeSize({ defaultView }: Document, onChanged: () => void): ResizeObserver | undefined {
  return defaultView && 'ResizeObserver' in defaultView
    ? new defaultView.ResizeObserver(onChanged)
    : undefined;
}
