import type { ComponentType } from 'react';
import type { Block, BlockType } from '../template/block';

export interface BlockViewProps<Type extends BlockType> {
  readonly block: Block<Type>;
}

/** One block type: what draws it. Its props are described in `schemas/blocks/<type>.schema.json`. */
export interface BlockDefinition<Type extends BlockType> {
  readonly type: Type;
  readonly View: ComponentType<BlockViewProps<Type>>;
}
