import { combineReducers, configureStore, Tuple, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { watchNavigation } from '../../effects/navigationSaga';
import { watchSession } from '../../effects/sessionSaga';
import { sessionReducer, type WithSession } from '../../events/session';
import { toastReducer, type WithToast, watchToasts } from '../../events/toast';
/** What is always there; features add parts of their own, which only their selectors know. */
type ShellState = WithToast & WithSession;

const shellReducers = { toast: toastReducer, session: sessionReducer };

/** The store of the borrower's page with the effects that every screen shares running. */
export function createBorrowerStore(dependencies: BorrowerDependencies) {
  const saga = createSagaMiddleware();
  let reducers: typeof shellReducers = shellReducers;
  const store = configureStore({
    reducer: combineReducers(shellReducers),
    devTools: false,
    // The saga middleware alone: the others are checks for development, or thunks that nothing here uses.
    middleware: () => new Tuple(saga),
  });
  saga.run(watchToasts);
  saga.run(watchSession, dependencies);
  saga.run(watchNavigation, dependencies);

  const added = new Set<Feature>();
  function add(feature: Feature): void {
    if (added.has(feature)) return;
    added.add(feature);
    if (feature.shares) add(feature.shares);
    reducers = { ...reducers, ...feature.reducers };
    const reducer: Reducer<ShellState> = combineReducers(reducers);
    store.replaceReducer(reducer);
    saga.run(feature.saga, dependencies);
  }

  return { store, add };
}

export type BorrowerStore = ReturnType<typeof createBorrowerStore>;
