import { isRecord } from '../../../kernel/record';
import { allBlocks } from '../../../template/blockTree';
import type { EditorItem } from './editorData';
import { freshItems } from './freshItems';
import { toBlock } from './toPuck';
import { everyItem } from './itemTree';

/**
 * Blocks as items that can stand beside those of a page, under ids of their own.
 * @param isCut they were taken away where they come from: an id that nobody has stays, so that buttons still find it
 */
export function itemsFor(
  items: readonly EditorItem[],
  blocks: readonly unknown[],
  isCut = false,
): readonly EditorItem[] {
  const taken = everyItem(items).map(({ props }) => props.id);
  if (!isCut) return freshItems(blocks, taken);
  const used = new Set(
    allBlocks(items.map(toBlock)).map((block) => (isRecord(block) ? block.id : undefined)),
  );
  return freshItems(blocks, taken, (id) => !used.has(id));
}
