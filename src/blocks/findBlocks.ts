import type { Block } from '../template/block';

/** Every block of a page that isn't a holder of others, in reading order. */
export const leafBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.type === 'columns' ? block.props.columns.flatMap(leafBlocks) : [block]));

/** A picture further down than this is never in the first view. */
const firstView = 2;

export const firstPictureBlock = (leaves: readonly Block[]): Block | undefined =>
  leaves
    .slice(0, firstView)
    .find(({ type, props }) => type === 'banner' || type === 'image' || (type === 'hero' && 'image' in props));
