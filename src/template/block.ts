import type { PublishedBlockProps } from '../generated/blocks';
import type { Condition, Image, Links, TextByLocale, Theme, Variant } from '../generated/template';
import type { Locale } from '../kernel/locale';
import type { Market } from '../kernel/market';

/** A value with every text by locale replaced by the one text that is shown. */
export type Localised<Value> = [string | TextByLocale] extends [Value]
  ? string | Extract<Value, undefined>
  : Value extends readonly (infer Item)[]
    ? Localised<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Localised<Value[Key]> }
      : Value;

export type BlockType = keyof PublishedBlockProps;

/** Props of each block type as its View gets them: one language, HTML sanitised, addresses checked. */
export type BlockProps = {
  [Type in Exclude<BlockType, 'columns'>]: Localised<PublishedBlockProps[Type]>;
} & { columns: { columns: Block[][] } };

export type Block<Type extends BlockType = BlockType> = {
  [Each in Type]: {
    readonly id: string;
    readonly type: Each;
    readonly props: BlockProps[Each];
    readonly visibleWhen?: Condition;
    readonly variant?: Variant;
  };
}[Type];

export type ShownImage = Localised<Image>;

/** A template in the one language that is shown: all that the browser needs to draw and run the page. */
export interface Page {
  readonly id: string;
  /** Revision in the store; absent where the page came through `channel-template`, which does not tell it. */
  readonly revision?: string;
  /** The side of a guarded publication that this visit was dealt, as statistics know it; absent: none runs. */
  readonly guard?: string;
  readonly kind: 'landing' | 'download' | 'agreement' | 'channel';
  readonly locale: Locale;
  readonly market?: Market;
  readonly title: string;
  readonly description: string;
  readonly shareImage?: ShownImage;
  readonly theme: Theme;
  readonly links: Links;
  readonly blocks: readonly Block[];
}

/** A page as it travels beside its HTML: once, so without the data of what only stands there. */
export interface SentPage {
  readonly page: Page;
  /** Blocks whose data did not come: all that the browser needs of them is their HTML. */
  readonly staticIds: readonly string[];
  /** What is shown depends on the visitor or on the clock. */
  readonly isUnderWay: boolean;
}
