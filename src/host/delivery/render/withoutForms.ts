import type { Block, BlockType } from '../../../template/block';
import { mapBlocks } from '../../../template/blockTree';
import type { TemplateFault } from '../../../template/fault';

/** Blocks whose state belongs to the registration of a promotion page. */
const formTypes: ReadonlySet<BlockType> = new Set(['registration', 'dataGroup']);

/** A page's blocks as the official site can draw them, and what it has to leave out. */
export function withoutForms(blocks: readonly Block[]): {
  readonly blocks: Block[];
  readonly faults: TemplateFault[];
} {
  const faults: TemplateFault[] = [];
  const kept = mapBlocks(blocks, (block) => {
    if (!formTypes.has(block.type)) return block;
    const { id: blockId, type: blockType } = block;
    faults.push({
      kind: 'invalid',
      blockId,
      blockType,
      detail: 'registers visitors, which pages of the official site do not',
    });
    return undefined;
  });
  return { blocks: kept, faults };
}
