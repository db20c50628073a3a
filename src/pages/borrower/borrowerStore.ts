import { combineReducers, configureStore, Tuple, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { watchNavigation } from '../../effects/navigationSaga';
import type { HostReading, TakeHostReading } from '../../effects/reading';
import { watchSession } from '../../effects/sessionSaga';
import { foreseenReducer, type WithForeseen } from '../../events/foreseen';
import { sessionReducer, type WithSession } from '../../events/session';
import { watchToasts } from '../../effects/watchToasts';
import { toastReducer, type WithToast } from '../../events/toast';

/** What is always there; features add parts of their own, which only their selectors know. */
type ShellState = WithToast & WithSession & WithForeseen;

const shellReducers = { toast: toastReducer, session: sessionReducer, foreseen: foreseenReducer };

const createStore = (
  reducer: Reducer<ShellState>,
  ...middleware: ReturnType<typeof createSagaMiddleware>[]
) =>
  configureStore({
    reducer,
    devTools: false,
    // The saga middleware alone: the others are checks for development, or thunks that nothing here uses.
    middleware: () => new Tuple(...middleware),
  });

/** A store that knows what the host was told and does nothing by itself, for the HTML of a screen. */
export function createStillStore({ reducers, readings }: Feature, hostReading: HostReading) {
  const store = createStore(combineReducers({ ...shellReducers, ...reducers }));
  readings?.[hostReading.path]?.eventsOf(hostReading).forEach(store.dispatch);
  return store;
}

const takeNothing: TakeHostReading = () => undefined;

/** Requests are made of the same address by the same code, so that equal ones have equal texts. */
function takeOnce({ request, result }: HostReading): TakeHostReading {
  let isTaken = false;
  return (wanted) => {
    if (isTaken) return undefined;
    isTaken = true;
    return JSON.stringify(wanted) === JSON.stringify(request) ? result : undefined;
  };
}

/**
 * The store of the borrower's page with the effects that every screen shares running.
 * @param hostReading what came with the HTML of the first screen, which shows it before it has asked
 */
export function createBorrowerStore(dependencies: BorrowerDependencies, hostReading?: HostReading) {
  const saga = createSagaMiddleware();
  let reducers: typeof shellReducers = shellReducers;
  const store = createStore(combineReducers(shellReducers), saga);
  saga.run(watchToasts);
  saga.run(watchSession, dependencies);
  saga.run(watchNavigation, dependencies);

  const added = new Set<Feature>();
  function add(feature: Feature): void {
    if (added.has(feature)) return;
    added.add(feature);
    reducers = { ...reducers, ...feature.reducers };
    store.replaceReducer(combineReducers(reducers));
    const { readings = {} } = feature;
    const first = hostReading && readings[hostReading.path];
    // Before anything listens: the screen itself tells once more that it was opened.
    if (hostReading) first?.eventsOf(hostReading).forEach(store.dispatch);
    saga.run(feature.saga, dependencies);
    for (const reading of new Set(Object.values(readings))) {
      saga.run(
        reading.watch,
        dependencies,
        reading === first && hostReading ? takeOnce(hostReading) : takeNothing,
      );
    }
  }

  return { store, add };
}

export type BorrowerStore = ReturnType<typeof createBorrowerStore>;
