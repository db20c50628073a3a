import type { ReactNode } from 'react';
import { Component } from 'react';
import type { Block } from '../template/block';
import type { TemplateFault } from '../template/fault';

interface BlockBoundaryProps {
  readonly block: Block;
  readonly onFault: (fault: TemplateFault) => void;
  readonly children: ReactNode;
}

/** Leaves a block out that throws, and says so once. */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly hasThrown: boolean }> {
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
