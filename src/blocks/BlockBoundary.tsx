import type { ReactNode } from 'react';
import { Component, Suspense } from 'react';
import type { Block } from '../template/block';
import type { TemplateFault } from '../template/fault';
import { HostMarkupContext } from './HostMarkupContext';

export interface BlockBoundaryProps {
  readonly block: Block;
  readonly onFault: (fault: TemplateFault) => void;
  readonly children: ReactNode;
}

/**
 * Leaves a block out that throws, and says so once. The suspense inside makes the server leave it out as well, where
 * error boundaries don't exist; the browser then draws it again, and here it ends. Where no host draws, it only costs.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly hasThrown: boolean }> {
  static override contextType = HostMarkupContext;
  declare context: boolean | undefined;
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
    const { children } = this.props;
    if (this.state.hasThrown) return null;
    return this.context === false ? children : <Suspense fallback={null}>{children}</Suspense>;
  }
}
