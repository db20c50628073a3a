/** Id of the element that a block stands in, for `scrollTo`. */
export const blockElementId = (blockId: string): string => `block-${blockId}`;
