import { PureComponent, type ReactNode, Suspense, useContext, useMemo } from 'react';
import type { Block, BlockType } from '../template/block';
import type { TemplateFault } from '../template/fault';
import { usePage } from './PageContext';
import { type Place, usePlace } from './PlaceContext';
import { blockElementId } from './scrollToBlock';
import { type HostMarkup, HostMarkupContext } from './hostMarkup';
import styles from './BlockList.module.css';
import { trustedHtml } from './trustedHtml';

interface OneBlockProps<Type extends BlockType = BlockType> {
  readonly block: Block<Type>;
  readonly definitions: Place['definitions'];
}

const frameOf = (id: string) => ({
  id: blockElementId(id),
  className: styles.block,
  'data-testid': `block-${id}`,
});

/** Called, not drawn: a long page has thousands of blocks, and each component around one costs as much as one inside it. */
function drawn<Type extends BlockType>({ block, definitions }: OneBlockProps<Type>): ReactNode {
  const definition = definitions[block.type];
  if (!definition) throw new Error(`${block.type} was not loaded`);
  return (
    <div {...frameOf(block.id)}>
      <definition.View block={block} />
    </div>
  );
}

/** React takes an element with HTML of its own for one without children: it hydrates the frame and leaves what is in it. */
function StaticIsland({ block, markup }: { readonly block: Block; readonly markup: string }) {
  const html = useMemo(() => ({ __html: trustedHtml(markup) }), [markup]);
  return <div {...frameOf(block.id)} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

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
  const around = {
    onFault: usePage().onFault,
    definitions: usePlace().definitions,
    host: useContext(HostMarkupContext),
  };
  const keys = keysOf(blocks);
  return blocks.map((block, position) => <OneBlock key={keys[position]} block={block} {...around} />);
}

interface BoundaryProps extends OneBlockProps {
  readonly onFault: (fault: TemplateFault) => void;
  readonly host: HostMarkup | 'drawnHere' | undefined;
}

/**
 * Leaves its block out where that throws, and says so once. Pure: what changes around the blocks reaches only those that
 * ask for it. The suspense makes the host leave such a block out, since error boundaries don't exist there; the browser
 * then draws it again, and it ends at the boundary. Where no host draws, the suspense would only cost.
 */
class OneBlock extends PureComponent<BoundaryProps> {
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
    const { block, host } = this.props;
    if (this.state.hasThrown) return null;
    if (host === 'drawnHere') return drawn(this.props);
    const markup = host?.get(block);
    const shown = markup === undefined ? drawn(this.props) : <StaticIsland block={block} markup={markup} />;
    return <Suspense fallback={null}>{shown}</Suspense>;
  }
}
