import { put, spawn, takeEvery } from 'typed-redux-saga';
import { toastRequested } from '../../events/toast';
import type {
  DraftVersionDocument,
  DraftVersionList,
  PublishReply,
  TemplateDetails,
  TemplateHistory,
  TemplateRevision,
} from '../../generated/editor';
import { success } from '../../kernel/result';
import { saveFile } from '../data/templateName';
import { finalSavesReducers, whenFinallySaved } from '../edit/saveFinally';
import { watchMutation } from '../data/mutation';
import { watchResource } from '../data/resource';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
import {
  type HistoryData,
  historyReducers,
  type RevisionRequest,
  rollBack,
  type RollbackRequest,
  saveVersion,
  templateHistory,
  type VersionRequest,
  wantedRevision,
} from './historyState';
import validateVersion from '../../generated/validators/editor/draftVersionDocument';
import validateVersions from '../../generated/validators/editor/draftVersionList';
import validateHistory from '../../generated/validators/editor/history';
import validatePublished from '../../generated/validators/editor/publishReply';
import validateRevision from '../../generated/validators/editor/revision';
import validateDetails from '../../generated/validators/editor/templateDetails';
import type { EditorClient, EditorReply } from '../api/editorClient';

function* watchHistory({ client, window }: EditorDependencies) {
  yield* spawn(watchResource, templateHistory, getHistory(client), whenFinallySaved);
  yield* spawn(watchResource, wantedRevision, getRevision(client));
  yield* spawn(
    watchMutation,
    rollBack,
    postRollback(client),
    function* handleRollback(_: PublishReply, { id }: RollbackRequest) {
      yield* put(toastRequested({ key: 'editor:history.rolledBack' }));
      yield* put(templateHistory.renewed(id));
    },
  );
  // What it would replace has changed since it was looked at: shown before it is tried again.
  yield* takeEvery(rollBack.failed, function* handleFailure({ payload: { request, problem } }) {
    if (problem.code === 'conflict') yield* put(templateHistory.renewed(request.id));
  });
  yield* spawn(watchMutation, saveVersion, async (request: VersionRequest) => {
    const reply = await getVersion(client)(request);
    if (!reply.ok) return reply;
    saveFile(window, `${request.id}-${request.number}.json`, reply.value.document);
    return success(undefined);
  });
}

export const historyFeature: EditorFeature = {
  reducers: { ...historyReducers, ...finalSavesReducers },
  saga: watchHistory,
};

const pathOf = (id: string): string => `/templates/${encodeURIComponent(id)}`;

const getHistory =
  (client: EditorClient) =>
  async (id: string): Promise<EditorReply<HistoryData>> => {
    const [details, history, versions] = await Promise.all([
      client.get<TemplateDetails>(pathOf(id), validateDetails),
      client.get<TemplateHistory>(`${pathOf(id)}/history`, validateHistory),
      client.get<DraftVersionList>(`${pathOf(id)}/versions`, validateVersions),
    ]);
    if (!details.ok) return details;
    if (!history.ok) return history;
    if (!versions.ok) return versions;
    return success({
      details: details.value,
      publications: history.value.publications,
      versions: versions.value.versions,
    });
  };

const postRollback =
  (client: EditorClient) =>
  ({ id, ...payload }: RollbackRequest) =>
    client.send<PublishReply>('POST', `${pathOf(id)}/rollback`, validatePublished, payload);

const getVersion =
  (client: EditorClient) =>
  ({ id, number }: VersionRequest) =>
    client.get<DraftVersionDocument>(`${pathOf(id)}/versions/${number}`, validateVersion);

const getRevision =
  (client: EditorClient) =>
  ({ id, revision }: RevisionRequest) =>
    client.get<TemplateRevision>(`${pathOf(id)}/revisions/${revision}`, validateRevision);
