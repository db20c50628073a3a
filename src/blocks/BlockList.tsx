import { useMemo } from 'react';
import type { Block } from '../template/block';
import { joinClasses } from '../ui/joinClasses';
import styles from './BlockList.module.css';
import { leafBlocks } from '../template/blockTree';
import { NestedBlocks } from './NestedBlocks';
import { type Place, PlaceContext } from './PlaceContext';
import { registry } from './registry';

interface BlockListProps {
  /** Valid, chosen and in order; unknown types are gone already. */
  readonly blocks: readonly Block[];
}

/** Draws a whole page of blocks. */
export function BlockList({ blocks }: BlockListProps) {
  const leaves = useMemo(() => leafBlocks(blocks), [blocks]);
  const place = useMemo(
    (): Place => ({
      definitions: registry,
      headingBlockId: leaves.find(({ type }) => type === 'hero')?.id,
      leadingBlockId: firstPictureBlock(leaves)?.id,
      formBlockId: leaves.find(({ type }) => type === 'registration')?.id,
      hasMainControl: leaves.some(({ type }) => type === 'registration' || type === 'download'),
    }),
    [leaves],
  );
  const hasFixedButton = leaves.some((block) => block.type === 'cta' && block.props.sticky === true);
  return (
    <PlaceContext value={place}>
      <div className={joinClasses(styles.list, hasFixedButton && styles.aboveFixedButton)}>
        <NestedBlocks blocks={blocks} />
      </div>
    </PlaceContext>
  );
}

/** A picture further down than this is never in the first view. */
const firstView = 2;

const firstPictureBlock = (leaves: readonly Block[]): Block | undefined =>
  leaves
    .slice(0, firstView)
    .find(
      ({ type, props }) => type === 'banner' || type === 'image' || (type === 'hero' && 'image' in props),
    );
