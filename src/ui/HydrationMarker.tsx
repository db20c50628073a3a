import { Suspense, useEffect } from 'react';

function Marker({ onHydrated }: { readonly onHydrated?: (() => void) | undefined }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

/**
 * Stands last in a page and calls back once it is hydrated. What stands in a suspense is hydrated after what is around
 * it; so this one comes with them.
 */
export const HydrationMarker = ({ onHydrated }: { readonly onHydrated?: (() => void) | undefined }) => (
  <Suspense fallback={null}>
    <Marker onHydrated={onHydrated} />
  </Suspense>
);
