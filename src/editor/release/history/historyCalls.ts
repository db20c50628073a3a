import type {
  DraftVersionList,
  TemplateDetails,
  TemplateHistory,
  TemplateRevision,
} from '../../../generated/editor';
import { getTemplatesIdHistory } from '../../../generated/editorCalls/getTemplatesIdHistory';
import { getTemplatesIdRevisionsNumber } from '../../../generated/editorCalls/getTemplatesIdRevisionsNumber';
import { getTemplatesIdVersions } from '../../../generated/editorCalls/getTemplatesIdVersions';
import { getTemplatesIdVersionsNumber } from '../../../generated/editorCalls/getTemplatesIdVersionsNumber';
import { success } from '../../../kernel/result';
import { type EditorClient, type EditorReply, sending } from '../../kit/api/editorClient';
import { createResource } from '../../kit/data/resource';
import { getDetails } from '../../kit/data/template';

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
      client.send(getTemplatesIdHistory({ id })),
      client.send(getTemplatesIdVersions({ id })),
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

export const getVersion = (client: EditorClient) => sending(client, getTemplatesIdVersionsNumber);

export const getRevision =
  (client: EditorClient) =>
  ({ id, revision }: RevisionRequest) =>
    client.send(getTemplatesIdRevisionsNumber({ id, number: revision }));
