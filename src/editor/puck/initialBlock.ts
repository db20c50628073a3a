import type { NewBlockPage } from '../../blocks/definition';
import { blockFacts } from '../../blocks/blockFacts';
import type { BlockType } from '../../template/block';

/** A new block without an id, as it is put on a page: sample content to be replaced. */
export const initialBlock = (type: BlockType, page: NewBlockPage): object => ({
  id: '',
  type,
  props: blockFacts[type].initialProps(page),
});
