import { spawn } from 'typed-redux-saga';
import { checkFacts } from '../check/useFindings';
import { commentsFeature } from '../comments/commentsFeature';
import { watchResource } from '../data/resource';
import { guardSlices, watchGuards } from '../guarded/guardFeature';
import { linkSlices, watchLinkPages } from '../links/linkPagesFeature';
import { watchPublishing, publishMutations } from '../publish/publishSaga';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
import { watchSection } from '../synced/sectionSaga';
import { getCheckFacts } from './editCalls';
import { watchEdit } from './editSaga';
import { editSlice } from './editSlice';
import { finalSaves } from './saveFinally';

function* watch(dependencies: EditorDependencies) {
  yield* spawn(watchEdit, dependencies);
  yield* spawn(watchPublishing, dependencies);
  yield* spawn(watchGuards, dependencies);
  yield* spawn(watchResource, checkFacts, getCheckFacts(dependencies.client));
  yield* spawn(watchLinkPages, dependencies.client);
  yield* spawn(commentsFeature.saga, dependencies);
  yield* spawn(watchSection, dependencies);
}

export const editFeature: EditorFeature = {
  slices: [
    editSlice,
    finalSaves,
    checkFacts,
    ...linkSlices,
    ...publishMutations,
    ...guardSlices,
    ...commentsFeature.slices,
  ],
  saga: watch,
};
