import { spawn } from 'typed-redux-saga';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';
import { guardSlices, watchGuards } from '../guarded/guardFeature';
import { publishMutations, watchPublishing } from './publishSaga';

function* watch(dependencies: EditorDependencies) {
  yield* spawn(watchPublishing, dependencies);
  yield* spawn(watchGuards, dependencies);
}

/** Publishing the page that is edited, and what becomes of a guarded publication. */
export const publishFeature: EditorFeature = { slices: [...publishMutations, ...guardSlices], saga: watch };
