import type { Store } from '@reduxjs/toolkit';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { PromotionState } from '../../features/promotion/state';

interface LandingViewProps {
  readonly store: Store<PromotionState>;
  /** Called once the page answers by itself. */
  readonly onAlive?: () => void;
  readonly children: ReactNode;
}

/** What surrounds a promotion page's screen, on the host and in the browser alike. */
export function LandingView({ store, onAlive, children }: LandingViewProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return <Provider store={store}>{children}</Provider>;
}
