import { isRecord } from '../../../kernel/record';
import { mapBlocks } from '../../../template/blockTree';
import { rewired } from '../../../template/rewired';
import { blockIdOfNewItem, type EditorItem, ItemIds } from './editorData';
import { toItem } from './toPuck';

/** The same blocks under ids that no page has yet, but for ids that are to stay. */
function renamed(blocks: readonly unknown[], stays: (blockId: string) => boolean): readonly unknown[] {
  const ids = new Map<string, string>();
  const fresh = mapBlocks(blocks, (block) => {
    if (!isRecord(block) || typeof block.id !== 'string') return block;
    const isKept = !ids.has(block.id) && stays(block.id);
    const id = isKept ? block.id : blockIdOfNewItem(String(block.type), crypto.randomUUID());
    if (!ids.has(block.id)) ids.set(block.id, id);
    return { ...block, id };
  });
  return fresh.map((block) => rewired(block, ids));
}

/**
 * Items for blocks that come from elsewhere: a sample, a section, another page. They are new blocks, whose buttons
 * scroll to one another as those of the originals did.
 * @param taken ids of the items that the page has
 * @param stays whether a block keeps its id: it was cut, and nobody has that id
 */
export function freshItems(
  blocks: readonly unknown[],
  taken: readonly string[],
  stays: (blockId: string) => boolean = () => false,
): readonly EditorItem[] {
  const ids = new ItemIds(taken);
  return renamed(blocks, stays).map((block) => toItem(block, ids));
}
