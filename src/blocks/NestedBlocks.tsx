import type { Block, BlockType } from '../template/block';
import { blockElementId } from './blockElementId';
import { BlockBoundary } from './BlockBoundary';
import styles from './NestedBlocks.module.css';
import { usePage } from './PageContext';
import { usePlace } from './PlaceContext';

function OneBlock<Type extends BlockType>({ block }: { readonly block: Block<Type> }) {
  const { View } = usePlace().definitions[block.type];
  return <View block={block} />;
}

/** Blocks in order, each on its own: one that throws is left out, the others stay (contract §8). */
export function NestedBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const { onFault } = usePage();
  return blocks.map((block) => (
    <BlockBoundary key={block.id} block={block} onFault={onFault}>
      <div id={blockElementId(block.id)} className={styles.block} data-testid={`block-${block.id}`}>
        <OneBlock block={block} />
      </div>
    </BlockBoundary>
  ));
}
