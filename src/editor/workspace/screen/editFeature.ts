import { spawn } from 'typed-redux-saga';
import { checkFacts } from '../check/useFindings';
import { commentsFeature } from '../comments/commentsFeature';
import { watchResource } from '../../kit/data/resource';
import { linkSlices, watchLinkPages } from '../../library/links/linkPagesFeature';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';
import { watchCommentNews } from '../comments/watchCommentNews';
import { watchSection } from '../synced/sectionSaga';
import { getCheckFacts } from '../model/editCalls';
import { watchEdit } from '../model/editSaga';
import { editSlice } from '../model/editSlice';
import { finalSaves } from '../model/saveFinally';

function* watch(dependencies: EditorDependencies) {
  yield* spawn(watchEdit, dependencies);
  yield* spawn(watchResource, checkFacts, getCheckFacts(dependencies.client));
  yield* spawn(watchLinkPages, dependencies.client);
  yield* spawn(commentsFeature.saga, dependencies);
  yield* spawn(watchCommentNews);
  yield* spawn(watchSection, dependencies);
}

export const editFeature: EditorFeature = {
  slices: [editSlice, finalSaves, checkFacts, ...linkSlices, ...commentsFeature.slices],
  saga: watch,
};
