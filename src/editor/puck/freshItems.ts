import { isRecord } from '../../kernel/record';
import { mapBlocks } from '../../template/blockTree';
import { blockIdOfNewItem, type EditorItem, ItemIds } from './editorData';
import { toItem } from './toPuck';

type FreshIds = ReadonlyMap<string, string>;

/** A value in which buttons scroll to the new blocks where they scrolled to the old ones. */
function rewired(value: unknown, ids: FreshIds): unknown {
  if (Array.isArray(value)) return value.map((each) => rewired(each, ids));
  if (!isRecord(value)) return value;
  const { type, block } = value;
  const target = type === 'scrollTo' && typeof block === 'string' ? ids.get(block) : undefined;
  const entries = Object.entries(value).map(([key, each]) => [key, rewired(each, ids)] as const);
  return { ...Object.fromEntries(entries), ...(target !== undefined && { block: target }) };
}

/** The same blocks under ids that no page has yet. */
function renamed(blocks: readonly unknown[]): readonly unknown[] {
  const ids = new Map<string, string>();
  const fresh = mapBlocks(blocks, (block) => {
    if (!isRecord(block) || typeof block.id !== 'string') return block;
    const id = blockIdOfNewItem(String(block.type), crypto.randomUUID());
    if (!ids.has(block.id)) ids.set(block.id, id);
    return { ...block, id };
  });
  return fresh.map((block) => rewired(block, ids));
}

/**
 * Items for blocks that come from elsewhere: a sample, a section, another page. They are new blocks, whose buttons
 * scroll to one another as those of the originals did.
 * @param taken ids of the items that the page has
 */
export function freshItems(blocks: readonly unknown[], taken: readonly string[]): readonly EditorItem[] {
  const ids = new ItemIds(taken);
  return renamed(blocks).map((block) => toItem(block, ids));
}

/** All items of a list, those in columns after the one that holds them. */
export const itemsIn = (items: readonly EditorItem[]): EditorItem[] =>
  items.flatMap((item) => [item, ...(item.props.columns ?? []).flatMap(({ content }) => itemsIn(content))]);

/** Items put behind another, wherever that stands; at the end of the list where there is none. */
export function insertedAfter(
  items: readonly EditorItem[],
  itemId: string | undefined,
  fresh: readonly EditorItem[],
): readonly EditorItem[] {
  const isThere = itemId !== undefined && itemsIn(items).some(({ props }) => props.id === itemId);
  return isThere ? insertedBehind(items, itemId, fresh) : [...items, ...fresh];
}

const insertedBehind = (
  items: readonly EditorItem[],
  itemId: string,
  fresh: readonly EditorItem[],
): readonly EditorItem[] =>
  items.flatMap((item) => {
    const { id, columns } = item.props;
    const inside = columns?.map(({ content }) => ({ content: insertedBehind(content, itemId, fresh) }));
    const same = inside ? { ...item, props: { ...item.props, columns: inside } } : item;
    return id === itemId ? [same, ...fresh] : [same];
  });
