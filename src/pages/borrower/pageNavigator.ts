import type { PageNavigator } from '../../effects/borrowerDependencies';
import { canGoBack, hasScreenBefore, numberEntry, type NavigationView } from '../canGoBack';
import { hasBorrowerScreen } from '../../kernel/pagePaths';

export type Navigate = (address: string, options: { readonly replace: boolean }) => void;

export interface BoundNavigator extends PageNavigator {
  /** The router tells how it moves once it is there. */
  bind(navigate: Navigate): void;
}

/** Moves between screens by the router, which exists only once the page is drawn. */
export function createPageNavigator(view: Pick<Window, 'history'> & NavigationView): BoundNavigator {
  numberEntry(view);
  let navigate: Navigate | undefined;
  return {
    bind: (given) => void (navigate = given),
    hasScreen: hasBorrowerScreen,
    open: (address, isReplacing) => navigate?.(address, { replace: isReplacing }),
    back: () => view.history.back(),
    hasScreenBefore: () => hasScreenBefore(view),
    isFirst: () => !hasScreenBefore(view) && !canGoBack(view),
  };
}
