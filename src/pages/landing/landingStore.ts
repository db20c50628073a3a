import { configureStore, Tuple, type EnhancedStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { PromotionDependencies } from '../../features/promotion/dependencies';
import { promotionSaga } from '../../features/promotion/saga';
import { promotionReducers, type PromotionState } from '../../features/promotion/selectors';

export type LandingStore = EnhancedStore<PromotionState>;

/** The store of a promotion page with its effects running. */
export function createLandingStore(
  preloadedState: Partial<PromotionState>,
  dependencies: PromotionDependencies,
): LandingStore {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: promotionReducers,
    preloadedState,
    devTools: false,
    // The saga middleware alone: the others are checks for development, or thunks that nothing here uses.
    middleware: () => new Tuple(saga),
  });
  saga.run(promotionSaga, dependencies);
  return store;
}
