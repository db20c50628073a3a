import type { FieldSchema } from '../../../generated/fieldSchemas';
import { type BrandWords, fillText, localiseText } from '../../../template/texts';
import { atPointer } from '../../../kernel/jsonPointer';
import { textIn, writtenText } from '../../kit/data/textValue';
import type { PressedPoint } from '../../library/richText/putCursor';
import { containsPoint, isPress, type Point, isTextAt } from './pressedPlace';
import { fieldAt } from './textMarks';
import { HtmlSlot } from './HtmlSlot';
import type { CanvasListener, ChosenBlock, OpenHtml, WantedCursor } from './chosenBlock';
import { PicturePlate, type PictureText } from './PicturePlate';
import { type PicturePlace, type TextPlace, TextPlaces } from './TextPlaces';
import { type SpanText, TextSpan } from './TextSpan';

/** The offset in a written text that stands at an offset of the same text with the brand's words in their places. */
export function writtenOffsetOf(written: string, words: BrandWords, shownOffset: number): number {
  const whole = fillText(written, words);
  for (let offset = 0; offset < written.length; offset += 1) {
    const before = fillText(written.slice(0, offset), words);
    const isWhole = before + fillText(written.slice(offset), words) === whole;
    if (isWhole && before.length >= shownOffset) return offset;
  }
  return written.length;
}

/** Typing on the canvas: which text of a block is which, the texts of the chosen block as fields, the cursor among them. */
export class CanvasTexts {
  private readonly places: TextPlaces;
  /** By the JSON Pointers of what is typed into them. */
  private readonly spans = new Map<string, TextSpan | PicturePlate>();
  private readonly unfolded = new Set<HTMLDetailsElement>();
  private slot: HtmlSlot | undefined;
  private opened: OpenHtml | undefined;
  private chosen: ChosenBlock | undefined;
  private stopListening: (() => void) | undefined;
  private wanted: WantedCursor | undefined;
  private pressed: Point | undefined;

  constructor(
    private readonly root: HTMLElement,
    private readonly listener: CanvasListener,
  ) {
    this.places = new TextPlaces(root, {
      onDrawn: (places) => this.drawn(places),
      isOwn: (node) => this.holds(node),
    });
    root.addEventListener('pointerdown', this.press, true);
    root.addEventListener('click', this.click, true);
    root.addEventListener('keydown', this.key);
  }

  close(): void {
    this.choose(undefined);
    this.places.close();
    this.root.removeEventListener('pointerdown', this.press, true);
    this.root.removeEventListener('click', this.click, true);
    this.root.removeEventListener('keydown', this.key);
  }

  /** Makes the texts of a block fields, and those of the one before what they were. */
  choose(block: ChosenBlock | undefined): void {
    const { wanted } = this;
    const focused = this.focused();
    const cursor =
      focused && this.chosen?.itemId === block?.itemId
        ? { itemId: focused.place.itemId, pointer: focused.place.pointer, at: focused.caret }
        : undefined;
    this.places.change(() => this.release());
    this.chosen = block;
    this.stopListening = block?.form.subscribe(() => this.show());
    if (!block) return;
    this.wanted = cursor ?? (wanted?.itemId === block.itemId ? wanted : undefined);
    this.places.change(() => this.drawn(this.places.ofBlock(block.itemId)));
  }

  /** Whether a text of the canvas is being typed into. */
  get hasFocus(): boolean {
    return this.focused() !== undefined || this.slot?.hasFocus === true;
  }

  /** Whether a node is part of what is typed into. */
  private holds(node: Node): boolean {
    const isInSlot = this.slot?.element.contains(node) === true;
    return isInSlot || [...this.spans.values()].some((span) => span.holds(node));
  }

  /** Puts the cursor into a text, now or when its block is chosen. */
  focus(cursor: WantedCursor): void {
    // The editor of formatted text puts its cursor by itself where the text has changed.
    if (this.slot && this.slot.place.pointer === cursor.pointer) return;
    this.wanted = cursor;
    this.putCursor();
  }

  private focused(): TextSpan | PicturePlate | undefined {
    return [...this.spans.values()].find((span) => span.hasFocus);
  }

  private release(): void {
    this.stopListening?.();
    this.stopListening = undefined;
    this.closeHtml();
    for (const span of this.spans.values()) {
      if (span.hasFocus && this.chosen) this.listener.onHeld(this.chosen.itemId, undefined);
      span.remove();
    }
    this.spans.clear();
    for (const details of this.unfolded) details.open = false;
    this.unfolded.clear();
  }

  private show(): void {
    this.places.change(() => this.spans.forEach((span) => span.show()));
  }

  private drawn(places: readonly TextPlace[]): void {
    for (const place of places) {
      if (place.itemId !== this.chosen?.itemId) continue;
      if (place.kind === 'html') {
        this.drawnHtml(place);
        continue;
      }
      this.takeAway(place.pointer);
      this.add(place, this.chosen);
    }
    if (this.chosen) this.drawPlates(this.chosen);
    for (const [pointer, span] of this.spans) if (!span.element.isConnected) this.takeAway(pointer);
    if (this.slot && !this.slot.element.isConnected) this.closeHtml();
    this.putCursor();
  }

  private drawnHtml({ pointer, node }: TextPlace): void {
    if (this.slot?.place.pointer === pointer && node.parentElement) this.slot.moveTo(node.parentElement);
  }

  private openHtml({ itemId, pointer, at }: WantedCursor, block: ChosenBlock): void {
    const place = this.htmlOf(itemId, pointer);
    const field = place && fieldAt(block.type, place.pointer);
    const drawn = place?.node.parentElement;
    if (!place || !field || !drawn) return;
    this.closeHtml();
    const { claim } = this.listener;
    this.places.change(() => (this.slot = new HtmlSlot(place, drawn, claim)));
    if (!this.slot) return;
    const point = typeof at === 'object' ? at : undefined;
    this.tellOpened({ slot: this.slot, block, label: block.labelOf(field), at: point });
  }

  private tellOpened(opened: OpenHtml | undefined): void {
    this.opened = opened;
    this.listener.onHtml(opened);
  }

  private htmlOf(itemId: string, pointer: string | undefined): TextPlace | undefined {
    return this.places
      .ofBlock(itemId)
      .find((place) => place.kind === 'html' && (pointer ?? place.pointer) === place.pointer);
  }

  /** Gives the place of formatted text back to the view. */
  readonly closeHtml = (): void => {
    const { slot } = this;
    if (!slot) return;
    this.slot = undefined;
    this.chosen?.form.flush();
    this.tellOpened(undefined);
    this.places.change(() => slot.remove());
  };

  /** The same by a key: the block has the focus next. */
  leaveHtml(): void {
    const block = this.slot?.element.closest<HTMLElement>('[data-puck-component]');
    this.closeHtml();
    block?.focus({ preventScroll: true });
  }

  private drawPlates(block: ChosenBlock): void {
    for (const place of this.places.picturesOf(block.itemId)) {
      const known = this.spans.get(place.pointer);
      const field = fieldAt(block.type, place.pointer);
      if (!field || (known instanceof PicturePlate && known.place.image === place.image)) continue;
      this.takeAway(place.pointer);
      this.spans.set(place.pointer, new PicturePlate(place, this.pictureTextOf(block, place, field)));
    }
  }

  /** Drops a span whose text was drawn anew or is gone; the cursor that stood in it goes to the new one. */
  private takeAway(pointer: string): void {
    const span = this.spans.get(pointer);
    if (!span) return;
    if (span.hasFocus) this.wanted = { itemId: span.place.itemId, pointer, at: span.caret };
    if (span.hasFocus) this.listener.onHeld(span.place.itemId, undefined);
    this.spans.delete(pointer);
    span.remove();
  }

  private add(place: TextPlace, block: ChosenBlock): void {
    const field = fieldAt(block.type, place.pointer);
    if (!field) return;
    this.unfold(place.node.parentElement);
    this.spans.set(place.pointer, new TextSpan(place, this.textOf(block, place, field)));
  }

  /** What is folded for visitors stands open while its block is chosen. */
  private unfold(host: Element | null): void {
    const details = host?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    this.unfolded.add(details);
  }

  /** What a span and a plate have in common: a text of the document, in the language that is shown. */
  private typedText(block: ChosenBlock, pointer: string, field: FieldSchema) {
    const { form, language, own, words, builtIn } = block;
    const value = (): unknown => atPointer(form.readValue(), pointer);
    const inherited = (): string => localiseText(value(), language, own) || (builtIn(pointer) ?? '');
    const written = (): string | undefined => textIn(value(), language, own);
    return {
      label: block.labelOf(field),
      language,
      shown: () => fillText(inherited(), words),
      written,
      inherited,
      isUntranslated: () => language !== own && value() !== undefined && written() === undefined,
      onTyped: (text: string) => {
        const rule = { language, own, isRequired: field.isRequired };
        form.change(pointer, writtenText(value(), rule, text));
      },
      claim: (element: HTMLElement) => this.listener.claim(element),
    };
  }

  private textOf(block: ChosenBlock, place: TextPlace, field: FieldSchema): SpanText {
    const { pointer, itemId } = place;
    const text = this.typedText(block, pointer, field);
    return {
      ...text,
      writtenOffset: (offset) => writtenOffsetOf(text.written() ?? text.inherited(), block.words, offset),
      onFocus: () => {
        this.wanted = undefined;
        this.listener.onHeld(itemId, { pointer, text: place.text });
      },
      onBlur: () => {
        block.form.flush();
        this.listener.onHeld(itemId, undefined);
      },
    };
  }

  private pictureTextOf(block: ChosenBlock, { pointer }: PicturePlace, field: FieldSchema): PictureText {
    return {
      ...this.typedText(block, pointer, field),
      ...block.pictureWords,
      onFocus: () => {
        this.wanted = undefined;
      },
      onBlur: () => block.form.flush(),
    };
  }

  private putCursor(): void {
    const { wanted, chosen } = this;
    if (!wanted || wanted.itemId !== chosen?.itemId) return;
    const span = wanted.isHtml ? undefined : this.wantedSpan(wanted);
    if (!span && (wanted.isHtml || wanted.pointer === undefined)) {
      if (!this.htmlOf(wanted.itemId, wanted.pointer)) return;
      this.wanted = undefined;
      this.openHtml(wanted, chosen);
      return;
    }
    if (!span) return;
    this.wanted = undefined;
    const { at } = wanted;
    if (typeof at === 'object') span.focusAt(at.x, at.y);
    else span.focus(at);
  }

  private wantedSpan({ itemId, pointer }: WantedCursor): TextSpan | PicturePlate | undefined {
    if (pointer !== undefined) return this.spans.get(pointer);
    const first = this.places.ofBlock(itemId).find((place) => this.spans.has(place.pointer));
    // A block of pictures alone is typed into by what they say.
    return first ? this.spans.get(first.pointer) : [...this.spans.values()][0];
  }

  private readonly press = ({ clientX: x, clientY: y, target }: PointerEvent): void => {
    if (this.slot && !this.slot.element.contains(target as Element)) this.closeHtml();
    this.pressed = { x, y };
    this.wanted = undefined;
  };

  private readonly click = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (this.holds(target)) return;
    const itemId = target.closest<HTMLElement>('[data-puck-component]')?.dataset.puckComponent;
    if (itemId === undefined) return;
    // By a key: the mouse never reaches the content of a block.
    if (target.closest('[data-testid^="block-"]') && target.closest('a, button, summary, label, input')) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const isWord = event.detail === 2;
    const at = { x: event.clientX, y: event.clientY, isWord };
    if (isWord) this.reachPicture(itemId, at);
    this.reach(itemId, at);
  };

  /** Puts the cursor into the text that was pressed; the block itself is chosen by Puck. */
  private reach(itemId: string, at: PressedPoint): void {
    if (!isPress(this.pressed, at)) return;
    // Pressed on what was drawn, let go on the editor that has come in its place.
    if (this.opened?.slot.isAt(at)) return this.tellOpened({ ...this.opened, at });
    const place = this.places.ofBlock(itemId).find((each) => isTextAt(each, at));
    if (!place) return;
    this.focus({ itemId, pointer: place.pointer, at, isHtml: place.kind === 'html' });
  }

  /** A double press on a picture opens what it says to people who don't see it. */
  private reachPicture(itemId: string, at: Point): void {
    const place = this.places
      .picturesOf(itemId)
      .find(({ image }) => containsPoint(image.getBoundingClientRect(), at));
    if (place) this.focus({ itemId, pointer: place.pointer });
  }

  /** Enter on a block that has the focus goes into its first text. */
  private readonly key = (event: KeyboardEvent): void => {
    const { chosen } = this;
    const isBlock = chosen && (event.target as HTMLElement).dataset.puckComponent === chosen.itemId;
    if (!isBlock || event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    this.focus({ itemId: chosen.itemId });
  };
}
