import type { ComponentType } from 'react';
import type samples from '../../locales/en/blockSamples.json';
import type { PublishedBlockProps } from '../generated/blocks';
import type { BlockEnvelope, Text } from '../generated/template';
import type { Locale } from '../kernel/locale';
import type { Market } from '../kernel/market';
import type { Block, BlockProps, BlockType } from '../template/block';
import type { TextKey } from '../texts/textKey';

export interface BlockViewProps<Type extends BlockType> {
  readonly block: Block<Type>;
}

/** What draws a block type. Its props are described in `schemas/blocks/<type>.schema.json`. */
export interface BlockDefinition<Type extends BlockType> {
  readonly View: ComponentType<BlockViewProps<Type>>;
  /**
   * Drawn from the block, the language and the brand alone, and does nothing that the browser does not do by itself: no
   * handler, state or effect. The host sends the HTML of such a block without its data (`hostMarkup.ts`).
   */
  readonly isStatic?: true;
}

/** What draws the blocks of a page: all types, or as many as its page has loaded. */
export type Definitions = { readonly [Type in BlockType]?: BlockDefinition<Type> };

/** Headings under which the editor offers block types, in their order. */
export const blockGroups = ['main', 'loan', 'trust'] as const;

/** Names of the texts that new blocks start with. */
export type SampleText = keyof typeof samples;

/** The page that a new block is put on. */
export interface NewBlockPage {
  readonly now: Date;
  readonly market: Market | undefined;
  /** Every block that it has, those in columns too. */
  readonly blocks: readonly BlockEnvelope[];
  readonly languages: readonly Locale[];
  /** A text in every language of the page. */
  readonly text: (name: SampleText) => Text;
}

/** What the editor knows of a block type. It stands in the folder of the block, and no page of visitors loads it. */
export interface BlockFacts<Type extends BlockType> {
  readonly group: (typeof blockGroups)[number];
  /** What a new one starts with: content to be replaced, sound at once, no list empty. */
  readonly initialProps: (page: NewBlockPage) => PublishedBlockProps[Type];
  /** It is the last of a page: what is added to one goes above it. */
  readonly endsPage?: true;
  /** What the view says where a text of its own is absent: the editor shows it, and lets it be written over. */
  readonly builtInTexts?: { readonly [Name in keyof PublishedBlockProps[Type]]?: TextKey };
}

/** Props of a block type that tests draw, publish and edit. */
export interface BlockSamples<Type extends BlockType> {
  readonly full: BlockProps[Type];
  /** Nothing optional, and lists empty where they may be; absent where that is the same. */
  readonly bare?: BlockProps[Type];
}
