import { put, select, spawn, takeEvery } from 'typed-redux-saga';
import { toastRequested } from '../../events/toast';
import type {
  DraftVersionDocument,
  DraftVersionList,
  PublishReply,
  RollbackPayload,
  TemplateDetails,
  TemplateHistory,
  TemplateRevision,
} from '../../generated/editor';
import validateVersion from '../../generated/validators/editor/draftVersionDocument';
import validateVersions from '../../generated/validators/editor/draftVersionList';
import validateHistory from '../../generated/validators/editor/history';
import validatePublished from '../../generated/validators/editor/publishReply';
import validateRevision from '../../generated/validators/editor/revision';
import { success } from '../../kernel/result';
import type { EditorClient, EditorReply } from '../api/editorClient';
import { createMutation, watchMutation } from '../data/mutation';
import { createResource, watchResource } from '../data/resource';
import { getDetails, pathOf, saveFile } from '../data/template';
import { finalSaves, whenFinallySaved } from '../edit/saveFinally';
import type { EditorDependencies, EditorFeature } from '../shell/feature';

/** All that the screen is about, asked for together. */
export interface HistoryData {
  readonly details: TemplateDetails;
  readonly publications: TemplateHistory['publications'];
  readonly versions: DraftVersionList['versions'];
}

interface RollbackRequest extends RollbackPayload {
  readonly id: string;
}

interface VersionRequest {
  readonly id: string;
  readonly number: number;
}

interface RevisionRequest {
  readonly id: string;
  readonly revision: number;
}

export const templateHistory = createResource<string, HistoryData>('templateHistory');
export const wantedRevision = createResource<RevisionRequest, TemplateRevision>('wantedRevision');
export const rollBack = createMutation<RollbackRequest, PublishReply>('rollBack');
export const saveVersion = createMutation<VersionRequest, undefined>('saveVersion');

const getHistory =
  (client: EditorClient) =>
  async (id: string): Promise<EditorReply<HistoryData>> => {
    const [details, history, versions] = await Promise.all([
      getDetails(client)(id),
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
  yield* takeEvery(rollBack.refused, function* handleRefusal({ payload: { code } }) {
    const { request } = yield* select(rollBack.select);
    if (code === 'conflict' && request) yield* put(templateHistory.renewed(request.id));
  });
  yield* spawn(watchMutation, saveVersion, async (request: VersionRequest) => {
    const reply = await getVersion(client)(request);
    if (!reply.ok) return reply;
    saveFile(window, `${request.id}-${request.number}.json`, reply.value.document);
    return success(undefined);
  });
}

export const historyFeature: EditorFeature = {
  slices: [templateHistory, wantedRevision, rollBack, saveVersion, finalSaves],
  saga: watchHistory,
};
