import type { PageNavigator } from '../../effects/borrowerDependencies';
import { canGoBack, type NavigationView } from '../canGoBack';
import { isBorrowerPath } from './paths';

export type Navigate = (address: string, options: { readonly replace: boolean }) => void;

export interface BoundNavigator extends PageNavigator {
  /** The router tells how it moves once it is there. */
  bind(navigate: Navigate): void;
}

/** The router's entries count from 0, the one that the document was opened with. */
function entryOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' ? state.idx : 0;
}

/** Moves between screens by the router, which exists only once the page is drawn. */
export function createPageNavigator(view: Pick<Window, 'history'> & NavigationView): BoundNavigator {
  const { history } = view;
  let navigate: Navigate | undefined;
  const hasScreenBefore = () => entryOf(history.state) > 0;
  return {
    bind: (given) => void (navigate = given),
    hasScreen: isBorrowerPath,
    open: (address, isReplacing) => navigate?.(address, { replace: isReplacing }),
    back: () => history.back(),
    hasScreenBefore,
    isFirst: () => !hasScreenBefore() && !canGoBack(view),
  };
}
