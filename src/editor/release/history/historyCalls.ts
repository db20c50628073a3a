import type {
  DraftVersionDocument,
  DraftVersionList,
  TemplateDetails,
  TemplateHistory,
  TemplateRevision,
} from '../../../generated/editor';
import validateVersion from '../../../generated/validators/editor/draftVersionDocument';
import validateVersions from '../../../generated/validators/editor/draftVersionList';
import validateHistory from '../../../generated/validators/editor/history';
import validateRevision from '../../../generated/validators/editor/revision';
import { success } from '../../../kernel/result';
import type { EditorClient, EditorReply } from '../../kit/api/editorClient';
import { createResource } from '../../kit/data/resource';
import { getDetails, pathOf } from '../../kit/data/template';

/** All that the screen is about, asked for together. */
export interface HistoryData {
  readonly details: TemplateDetails;
  readonly publications: TemplateHistory['publications'];
  readonly versions: DraftVersionList['versions'];
}

export interface VersionRequest {
  readonly id: string;
  readonly number: number;
}

interface RevisionRequest {
  readonly id: string;
  readonly revision: number;
}

export const templateHistory = createResource<string, HistoryData>('templateHistory');
export const wantedRevision = createResource<RevisionRequest, TemplateRevision>('wantedRevision');

export const getHistory =
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

export const getVersion =
  (client: EditorClient) =>
  ({ id, number }: VersionRequest) =>
    client.get<DraftVersionDocument>(`${pathOf(id)}/versions/${number}`, validateVersion);

export const getRevision =
  (client: EditorClient) =>
  ({ id, revision }: RevisionRequest) =>
    client.get<TemplateRevision>(`${pathOf(id)}/revisions/${revision}`, validateRevision);
