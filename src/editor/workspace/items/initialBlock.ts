import type { NewBlockPage } from '../../../blocks/definition';
import { blockFacts } from '../../../blocks/blockFacts';
import { packagedBlocks } from '../../../generated/packagedBlocks';
import type { BlockType } from '../../../template/block';

/** A new block without an id, as it is put on a page: sample content to be replaced. One of a package says which version. */
export function initialBlock(type: BlockType, page: NewBlockPage): object {
  const version = packagedBlocks[type]?.version;
  return { id: '', type, ...(version && { version }), props: blockFacts[type].initialProps(page) };
}
