import { put, select, spawn, takeEvery } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type { PublishReply, RollbackPayload } from '../../../generated/editor';
import { postTemplatesIdRollback } from '../../../generated/editorCalls/postTemplatesIdRollback';
import { success } from '../../../kernel/result';
import { sending } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { watchResource } from '../../kit/data/resource';
import { saveFile } from '../../kit/data/template';
import { finalSaves, waitForFinalSave } from '../../workspace/model/saveFinally';
import { endGuard } from '../guarded/guardFeature';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';
import {
  getHistory,
  getRevision,
  getVersion,
  templateHistory,
  type VersionRequest,
  wantedRevision,
} from './historyCalls';
import { restoreDraft, undoRestore, watchRestoring } from './restoreFeature';

interface RollbackRequest extends RollbackPayload {
  readonly id: string;
}

export const rollBack = createEditorMutation<RollbackRequest, PublishReply>('rollBack');
export const saveVersion = createEditorMutation<VersionRequest, undefined>('saveVersion');

function* watchHistory({ client, window }: EditorDependencies) {
  yield* spawn(watchResource, templateHistory, getHistory(client), waitForFinalSave);
  yield* spawn(watchResource, wantedRevision, getRevision(client));
  yield* spawn(
    watchMutation,
    rollBack,
    sending(client, postTemplatesIdRollback),
    function* handleRollback(_: PublishReply, { id }: RollbackRequest) {
      yield* put(toastRequested({ key: 'editor:history.rolledBack' }));
      yield* put(templateHistory.renewed(id));
    },
  );
  yield* takeEvery([endGuard.succeeded, endGuard.refused], function* showEnd() {
    const { request } = yield* select(templateHistory.select);
    if (request !== undefined) yield* put(templateHistory.renewed(request));
  });
  // What it would replace has changed since it was looked at: shown before it is tried again.
  yield* takeEvery(rollBack.refused, function* handleRefusal({ payload: { code } }) {
    const { request } = yield* select(rollBack.select);
    if (code === 'conflict' && request) yield* put(templateHistory.renewed(request.id));
  });
  yield* spawn(watchRestoring, { client });
  yield* spawn(watchMutation, saveVersion, async (request: VersionRequest) => {
    const reply = await getVersion(client)(request);
    if (!reply.ok) return reply;
    saveFile(window, `${request.id}-${request.number}.json`, reply.value.document);
    return success(undefined);
  });
}

export const historyFeature: EditorFeature = {
  slices: [templateHistory, wantedRevision, rollBack, saveVersion, restoreDraft, undoRestore, finalSaves],
  saga: watchHistory,
};
