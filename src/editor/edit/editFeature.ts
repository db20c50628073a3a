import { spawn } from 'typed-redux-saga';
import { surroundings, surroundingsReducers } from '../check/surroundingsState';
import { watchResource } from '../data/resource';
import { picturesFeature } from '../pictures/picturesFeature';
import { publishReducers, watchPublishing } from '../publish/publishSaga';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
import { getSurroundings } from './editCalls';
import { watchEdit } from './editSaga';
import { editReducer } from './editSlice';
import { finalSavesReducers } from './saveFinally';

function* watch(dependencies: EditorDependencies) {
  yield* spawn(watchEdit, dependencies);
  yield* spawn(watchPublishing, dependencies);
  yield* spawn(watchResource, surroundings, getSurroundings(dependencies.client));
  // Fields of pictures open the library.
  yield* spawn(picturesFeature.saga, dependencies);
}

export const editFeature: EditorFeature = {
  reducers: {
    edit: editReducer,
    ...finalSavesReducers,
    ...publishReducers,
    ...surroundingsReducers,
    ...picturesFeature.reducers,
  },
  saga: watch,
};
