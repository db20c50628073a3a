import type {
  DraftVersionDocument,
  DraftVersionList,
  PublishReply,
  TemplateDetails,
  TemplateHistory,
  TemplateRevision,
} from '../../generated/editor';
import validateVersion from '../../generated/validators/editor/draftVersionDocument';
import validateVersions from '../../generated/validators/editor/draftVersionList';
import validateHistory from '../../generated/validators/editor/history';
import validatePublished from '../../generated/validators/editor/publishReply';
import validateRevision from '../../generated/validators/editor/revision';
import validateDetails from '../../generated/validators/editor/templateDetails';
import { success } from '../../kernel/result';
import type { EditorClient, EditorReply } from '../api/editorClient';
import type { HistoryData, RevisionRequest, RollbackRequest, VersionRequest } from './historyState';

const pathOf = (id: string): string => `/templates/${encodeURIComponent(id)}`;

export const getHistory =
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

export const postRollback =
  (client: EditorClient) =>
  ({ id, ...payload }: RollbackRequest) =>
    client.send<PublishReply>('POST', `${pathOf(id)}/rollback`, validatePublished, payload);

export const getVersion =
  (client: EditorClient) =>
  ({ id, number }: VersionRequest) =>
    client.get<DraftVersionDocument>(`${pathOf(id)}/versions/${number}`, validateVersion);

export const getRevision =
  (client: EditorClient) =>
  ({ id, revision }: RevisionRequest) =>
    client.get<TemplateRevision>(`${pathOf(id)}/revisions/${revision}`, validateRevision);
