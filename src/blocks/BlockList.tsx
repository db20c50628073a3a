import { useMemo } from 'react';
import type { Block } from '../template/block';
import { joinClasses } from '../ui/joinClasses';
import styles from './BlockList.module.css';
import { leafBlocks } from '../template/blockTree';
import type { Definitions } from './definition';
import { NestedBlocks } from './NestedBlocks';
import { PlaceContext, placeOf } from './PlaceContext';

interface BlockListProps {
  /** Valid, chosen and in order; unknown types are gone already. */
  readonly blocks: readonly Block[];
  readonly definitions: Definitions;
}

/** Draws a whole page of blocks. */
export function BlockList({ blocks, definitions }: BlockListProps) {
  const leaves = useMemo(() => leafBlocks(blocks), [blocks]);
  const place = useMemo(() => ({ definitions, ...placeOf(leaves) }), [leaves, definitions]);
  const hasFixedButton = leaves.some((block) => block.type === 'cta' && block.props.sticky === true);
  return (
    <PlaceContext value={place}>
      <div className={joinClasses(styles.list, hasFixedButton && styles.aboveFixedButton)}>
        <NestedBlocks blocks={blocks} />
      </div>
    </PlaceContext>
  );
}
