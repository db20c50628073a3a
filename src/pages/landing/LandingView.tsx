import type { Store } from '@reduxjs/toolkit';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { PromotionState } from '../../features/promotion/selectors';

function HydrationMarker({ onHydrated }: { readonly onHydrated?: (() => void) | undefined }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

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
      {/* Blocks stand in a suspense each and are hydrated after what is around them; so this one comes with them. */}
      <Suspense fallback={null}>
        <HydrationMarker onHydrated={onHydrated} />
      </Suspense>
    </Provider>
  );
}
