import { put, spawn, takeEvery } from 'typed-redux-saga';
import { toastRequested } from '../../events/toast';
import type { PublishReply } from '../../generated/editor';
import { success } from '../../kernel/result';
import { saveFile } from '../data/saveFile';
import { finalSavesReducers, whenFinallySaved } from '../edit/finalSaves';
import { watchAct } from '../data/watchAct';
import { watchResource } from '../data/watchResource';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
import * as calls from './historyCalls';
import {
  historyReducers,
  rollBack,
  saveVersion,
  templateHistory,
  wantedRevision,
  type RollbackRequest,
  type VersionRequest,
} from './historyState';

function* watchHistory({ client, window }: EditorDependencies) {
  yield* spawn(watchResource, templateHistory, calls.getHistory(client), whenFinallySaved);
  yield* spawn(watchResource, wantedRevision, calls.getRevision(client));
  yield* spawn(
    watchAct,
    rollBack,
    calls.postRollback(client),
    function* handleRollback(_: PublishReply, { id }: RollbackRequest) {
      yield* put(toastRequested({ key: 'editor:history.rolledBack' }));
      yield* put(templateHistory.renewed(id));
    },
  );
  // What it would replace has changed since it was looked at: shown before it is tried again.
  yield* takeEvery(rollBack.failed, function* handleFailure({ payload: { request, problem } }) {
    if (problem.code === 'conflict') yield* put(templateHistory.renewed(request.id));
  });
  yield* spawn(watchAct, saveVersion, async (request: VersionRequest) => {
    const reply = await calls.getVersion(client)(request);
    if (!reply.ok) return reply;
    saveFile(window, `${request.id}-${request.number}.json`, reply.value.document);
    return success(undefined);
  });
}

export const historyFeature: EditorFeature = {
  reducers: { ...historyReducers, ...finalSavesReducers },
  saga: watchHistory,
};
