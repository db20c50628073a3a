import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { PromotionState } from '../../features/promotion/selectors';
import { HydrationMarker } from '../../ui/HydrationMarker';

interface LandingViewProps {
  readonly store: Store<PromotionState>;
  /** Called once the page and each of its blocks answer by themselves. */
  readonly onHydrated?: () => void;
  readonly children: ReactNode;
}

/** What surrounds a promotion page's screen, on the host and in the browser alike. */
export function LandingView({ store, onHydrated, children }: LandingViewProps) {
  return (
    <Provider store={store}>
      {children}
      {/* After the blocks, which stand in a suspense each. */}
      <HydrationMarker onHydrated={onHydrated} />
    </Provider>
  );
}
