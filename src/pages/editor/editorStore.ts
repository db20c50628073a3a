import { combineReducers, configureStore, Tuple, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { noticesFeature } from '../../editor/insight/notices/noticesFeature';
import { secondFactorFeature } from '../../editor/identity/secondFactor/secondFactorFeature';
import { secondStepFeature } from '../../editor/identity/session/secondStepFeature';
import { sessionFeature } from '../../editor/identity/session/sessionFeature';
import { sessionSlice } from '../../editor/kit/session/sessionSlice';
import { shortcutSlice } from '../../editor/kit/shell/shortcutSlice';
import { waitingFeature } from '../../editor/kit/shell/waitingFeature';
import { type EditorDependencies, type EditorFeature, reducersOf } from '../../editor/kit/shell/feature';
import { watchToasts } from '../../effects/watchToasts';
import { toastReducer } from '../../events/toast';

const shellReducers = {
  toast: toastReducer,
  session: sessionSlice.reducer,
  shortcuts: shortcutSlice.reducer,
};

/** The editor's store with the effects of its shell; each part adds its own when it is first opened. */
export function createEditorStore() {
  const saga = createSagaMiddleware();
  let reducers: Readonly<Record<string, Reducer>> = shellReducers;
  const store = configureStore({
    reducer: combineReducers(shellReducers),
    devTools: false,
    // The saga middleware alone: the others are checks for development, or thunks that nothing here uses.
    middleware: () => new Tuple(saga),
  });
  const added = new Set<EditorFeature>();

  function add(feature: EditorFeature, dependencies: EditorDependencies): void {
    if (added.has(feature)) return;
    added.add(feature);
    reducers = { ...reducers, ...reducersOf(feature.slices) };
    // Only the part's own selectors know what it added.
    store.replaceReducer(combineReducers(reducers) as unknown as Reducer<ReturnType<typeof store.getState>>);
    saga.run(feature.saga, dependencies);
  }

  return {
    store,
    start(dependencies: EditorDependencies): void {
      saga.run(watchToasts);
      add(sessionFeature, dependencies);
      add(secondStepFeature, dependencies);
      add(secondFactorFeature, dependencies);
      add(waitingFeature, dependencies);
      add(noticesFeature, dependencies);
    },
    add,
  };
}

export type EditorStore = ReturnType<typeof createEditorStore>;
