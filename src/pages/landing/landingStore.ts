import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Middleware,
  type Store,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { toastDismissed, toastMs, toastRequested } from '../../events/toast';
import { hydrated } from '../../features/promotion/pageSlice';
import { promotionReducers, type PromotionState } from '../../features/promotion/selectors';

const isAboutToast = (action: UnknownAction): boolean =>
  toastRequested.match(action) || toastDismissed.match(action);

/** Starts the effects of a page; gives what tells them of an action. */
export type StartEffects = (store: Store<PromotionState>) => (action: UnknownAction) => void;

export interface LandingStore extends Store<PromotionState> {
  /** Fetches and starts the effects, once. */
  begin(): void;
}

/**
 * The store of a promotion page. Its effects are the larger part of its code, so they come when something happens; what
 * happens until they are there is told to them in order.
 * @param whenHydrated resolves once the page answers by itself
 */
export function createLandingStore(
  preloadedState: Partial<PromotionState>,
  importEffects: () => Promise<StartEffects>,
  whenHydrated: Promise<void>,
): LandingStore {
  let tell: ((action: UnknownAction) => void) | undefined;
  const waiting: UnknownAction[] = [];
  let coming: Promise<void> | undefined;

  const hear: Middleware = () => (next) => (given) => {
    const result = next(given);
    const action = given as UnknownAction;
    if (tell) {
      tell(action);
    } else {
      waiting.push(action);
      if (!isAboutToast(action)) begin();
    }
    return result;
  };
  const store = createStore(combineReducers(promotionReducers), preloadedState, applyMiddleware(hear));

  async function start(): Promise<void> {
    const [startEffects] = await Promise.all([importEffects(), whenHydrated]);
    tell = startEffects(store);
    store.dispatch(hydrated());
    waiting.splice(0).forEach(tell);
  }

  /**
   * What was wanted is told to be impossible now, and not done when it is possible unasked. Who only touched the page
   * wanted nothing yet. The saga that ends toasts did not come either, so this one is ended here.
   */
  function fail(error: unknown): void {
    reportError(error);
    coming = undefined;
    if (waiting.splice(0).every(isAboutToast)) return;
    store.dispatch(toastRequested({ key: 'common:failure.offline' }));
    setTimeout(() => store.dispatch(toastDismissed()), toastMs);
  }

  function begin(): void {
    coming ??= start().catch(fail);
  }

  return { ...store, begin };
}
