import type { ComponentType } from 'react';
import type { Block, BlockType } from '../template/block';

export interface BlockViewProps<Type extends BlockType> {
  readonly block: Block<Type>;
}

/** One block type: what draws it. Its props are described in `schemas/blocks/<type>.schema.json`. */
export interface BlockDefinition<Type extends BlockType> {
  readonly type: Type;
  readonly View: ComponentType<BlockViewProps<Type>>;
  /**
   * Drawn from the block, the language and the brand alone, and does nothing that the browser does not do by itself: no
   * handler, state or effect. The browser leaves the host's HTML of such a block as it is (`usePreservedMarkup`).
   */
  readonly isStatic?: true;
}
