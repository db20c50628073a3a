import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useVisibleInterval } from '../data/useVisibleInterval';

/** Between two looks while nothing happens, in ms. */
const everyMs = 30_000;

/**
 * Asks anew with each screen that is opened, when the page comes into view, and from time to time.
 * @param renew the same function until it asks for something else
 */
export function useRenewing(renew: () => void): void {
  const { pathname } = useLocation();
  useEffect(renew, [renew, pathname]);
  useVisibleInterval(renew, everyMs);
}
