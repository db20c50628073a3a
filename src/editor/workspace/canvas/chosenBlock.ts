import type { FieldSchema } from '../../../generated/fieldSchemas';
import type { Locale } from '../../../kernel/locale';
import type { BlockType } from '../../../template/block';
import type { BrandWords } from '../../../template/texts';
import type { PressedPoint } from '../../library/richText/putCursor';
import type { HtmlSlot } from './HtmlSlot';
import type { HeldText } from './textMarks';
import type { SpanText } from './TextSpan';

/** The form of the chosen block, which the fields beside the canvas are drawn from too. */
export interface TypingForm {
  readonly readValue: () => unknown;
  readonly change: (pointer: string, value: unknown) => void;
  readonly flush: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The block whose texts can be typed into. */
export interface ChosenBlock {
  readonly itemId: string;
  readonly type: BlockType;
  readonly form: TypingForm;
  /** Language that is shown and written, and the document's own. */
  readonly language: Locale;
  readonly own: Locale;
  readonly words: BrandWords;
  /** What the block says where a property is absent. */
  readonly builtIn: (pointer: string) => string | undefined;
  readonly labelOf: (field: FieldSchema) => string;
  /** Below the alternative text of a picture, and where it has none. */
  readonly pictureWords: { readonly hint: string; readonly none: string };
}

/** What the canvas tells the editor around it. */
export interface CanvasListener {
  /** The view must not draw this text anew; undefined: it may. */
  readonly onHeld: (itemId: string, held: HeldText | undefined) => void;
  /** Formatted text is written on the canvas; undefined: no more. */
  readonly onHtml: (open: OpenHtml | undefined) => void;
  readonly claim: SpanText['claim'];
}

/** Formatted text of the chosen block that is written where it stands. */
export interface OpenHtml {
  readonly slot: HtmlSlot;
  readonly block: ChosenBlock;
  readonly label: string;
  /** Point of the canvas that was pressed; undefined: none was. */
  readonly at: PressedPoint | undefined;
}

/** Where the cursor is to be put once its block is chosen and drawn. */
export interface WantedCursor {
  readonly itemId: string;
  /** Undefined: the first text of the block. */
  readonly pointer?: string | undefined;
  /** Offset in what is written, or a point of the canvas; undefined: the end. */
  readonly at?: number | PressedPoint | undefined;
  /** Formatted text, which has an editor of its own. */
  readonly isHtml?: boolean;
}
