import { Component, memo, type ReactNode, Suspense, useContext } from 'react';
import type { Block, BlockType } from '../template/block';
import type { TemplateFault } from '../template/fault';
import { usePage } from './PageContext';
import { usePlace } from './PlaceContext';
import { blockElementId } from './scrollToBlock';
import { HostMarkupContext, usePreservedMarkup } from './usePreservedMarkup';
import styles from './BlockList.module.css';

const frameOf = (id: string) => ({
  id: blockElementId(id),
  className: styles.block,
  'data-testid': `block-${id}`,
});

function DrawnBlock<Type extends BlockType>({ block }: { readonly block: Block<Type> }) {
  const { View } = usePlace().definitions[block.type];
  return (
    <div {...frameOf(block.id)}>
      <View block={block} />
    </div>
  );
}

/** React takes an element with HTML of its own for one without children: it hydrates the frame and leaves what is in it. */
const untouched = { __html: '' };

function StaticBlock({ block }: { readonly block: Block }) {
  const isKept = usePreservedMarkup(block);
  if (!isKept) return <DrawnBlock block={block} />;
  return <div {...frameOf(block.id)} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}

interface OneBlockProps {
  readonly block: Block;
  readonly onFault: (fault: TemplateFault) => void;
}

/**
 * Remembered: what changes around the blocks reaches only those that ask for it. The suspense makes the host leave a block
 * out that throws, since error boundaries don't exist there; the browser then draws it again, and it ends at the boundary.
 * Where no host draws, the suspense would only cost.
 */
const OneBlock = memo(function OneBlock({ block, onFault }: OneBlockProps) {
  const hasHostMarkup = useContext(HostMarkupContext);
  const { isStatic } = usePlace().definitions[block.type];
  const drawn = isStatic && hasHostMarkup ? <StaticBlock block={block} /> : <DrawnBlock block={block} />;
  return (
    <BlockBoundary block={block} onFault={onFault}>
      {hasHostMarkup === false ? drawn : <Suspense fallback={null}>{drawn}</Suspense>}
    </BlockBoundary>
  );
});

/** A block's id; where a document gives it to several, each of them stays itself while others come and go. */
function keysOf(blocks: readonly Block[]): readonly string[] {
  const timesSeen = new Map<string, number>();
  return blocks.map(({ id }) => {
    const times = timesSeen.get(id) ?? 0;
    timesSeen.set(id, times + 1);
    return times === 0 ? id : `${id} ${times}`;
  });
}

/** Blocks in order, each on its own: one that throws is left out, the others stay (contract §8). */
export function NestedBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const { onFault } = usePage();
  const keys = keysOf(blocks);
  return blocks.map((block, position) => <OneBlock key={keys[position]} block={block} onFault={onFault} />);
}

interface BlockBoundaryProps {
  readonly block: Block;
  readonly onFault: (fault: TemplateFault) => void;
  readonly children: ReactNode;
}

/** Leaves a block out that throws, and says so once. */
class BlockBoundary extends Component<BlockBoundaryProps, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(thrown: unknown) {
    const { block, onFault } = this.props;
    const detail = thrown instanceof Error ? `${thrown.name}: ${thrown.message}`.slice(0, 300) : 'threw';
    onFault({ kind: 'threw', blockId: block.id, blockType: block.type, detail });
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
