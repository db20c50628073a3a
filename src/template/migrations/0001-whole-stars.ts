const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nearestStar = (rating: number): number => Math.min(5, Math.max(1, Math.round(rating)));

const withWholeStars = (item: unknown): unknown =>
  isObject(item) && typeof item.rating === 'number' && !Number.isNaN(item.rating)
    ? { ...item, rating: nearestStar(item.rating) }
    : item;

/** Columns deeper than that are drawn by no page, and a hostile document has no end of them. */
const maxDepth = 16;

function ofBlock(block: unknown, depth: number): unknown {
  if (!isObject(block) || !isObject(block.props)) return block;
  const { items, columns } = block.props;
  if (block.type === 'reviews' && Array.isArray(items))
    return { ...block, props: { ...block.props, items: items.map(withWholeStars) } };
  if (block.type === 'columns' && Array.isArray(columns))
    return {
      ...block,
      props: { ...block.props, columns: columns.map((column) => ofBlocks(column, depth + 1)) },
    };
  return block;
}

const ofBlocks = (blocks: unknown, depth: number): unknown =>
  Array.isArray(blocks) && depth <= maxDepth ? blocks.map((block) => ofBlock(block, depth)) : blocks;

/** Version 1 let a review have any number of stars; version 2 has one to five whole ones. Others are read as the nearest. */
export const wholeStars = (
  document: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...document,
  blocks: ofBlocks(document.blocks, 1),
});
