import type { Block } from '../template/block';

/** A picture further down than this is never in the first view. */
const firstView = 2;

export const firstPictureBlock = (leaves: readonly Block[]): Block | undefined =>
  leaves
    .slice(0, firstView)
    .find(
      ({ type, props }) => type === 'banner' || type === 'image' || (type === 'hero' && 'image' in props),
    );
