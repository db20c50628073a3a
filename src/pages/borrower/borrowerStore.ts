import { combineReducers, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { watchCopies } from '../../effects/copySaga';
import { watchNavigation } from '../../effects/navigationSaga';
import { watchSession } from '../../effects/sessionSaga';
import { sessionReducer } from '../../events/sessionSlice';
import { toastReducer } from '../../events/toastSlice';
import { watchToasts } from '../../events/toastSaga';

type Reducers = Readonly<Record<string, Reducer<never, UnknownAction>>>;

/** What a feature brings along when its first screen is opened. */
export interface Feature {
  readonly reducers: Readonly<Record<string, unknown>>;
  readonly saga: (dependencies: BorrowerDependencies) => Generator;
}

const shellReducers = { toast: toastReducer, session: sessionReducer };

/** The store of the borrower's page with the effects that every screen shares running. */
export function createBorrowerStore(dependencies: BorrowerDependencies) {
  const saga = createSagaMiddleware();
  let reducers: Reducers = shellReducers as unknown as Reducers;
  const store = configureStore({
    reducer: combineReducers(shellReducers),
    devTools: false,
    // The saga middleware alone: the others are checks for development, or thunks that nothing here uses.
    middleware: () => [saga] as never,
  });
  saga.run(watchToasts);
  saga.run(watchSession, dependencies);
  saga.run(watchNavigation, dependencies);
  saga.run(watchCopies, dependencies.window);

  const added = new Set<Feature>();
  return {
    store,
    /** Adds a feature's state and effects; once. */
    add(feature: Feature): void {
      if (added.has(feature)) return;
      added.add(feature);
      reducers = { ...reducers, ...(feature.reducers as Reducers) };
      store.replaceReducer(combineReducers(reducers) as never);
      saga.run(feature.saga, dependencies);
    },
  };
}

export type BorrowerStore = ReturnType<typeof createBorrowerStore>;
