import type {
  DraftReply,
  EditorSurroundings,
  LockReply,
  PublishPayload,
  PublishReply,
  TemplateDetails,
} from '../../generated/editor';
import validateDraft from '../../generated/validators/editor/draft';
import validateLock from '../../generated/validators/editor/lock';
import validatePublish from '../../generated/validators/editor/publishReply';
import validateDetails from '../../generated/validators/editor/templateDetails';
import validateSurroundings from '../../generated/validators/editor/surroundings';
import type { EditorClient } from '../api/editorClient';

const pathOf = (id: string): string => `/templates/${encodeURIComponent(id)}`;

/** A payload that belongs to one template. */
export type About<Payload> = Payload & { readonly id: string };

export interface SaveRequest {
  readonly id: string;
  readonly document: string;
  readonly baseVersion: number;
}

export const getDetails = (client: EditorClient) => (id: string) =>
  client.get<TemplateDetails>(pathOf(id), validateDetails);

export const getSurroundings = (client: EditorClient) => (id: string) =>
  client.get<EditorSurroundings>(`${pathOf(id)}/surroundings`, validateSurroundings);

export const putDraft =
  (client: EditorClient) =>
  ({ id, ...payload }: SaveRequest) =>
    client.send<DraftReply>('PUT', `${pathOf(id)}/draft`, validateDraft, payload);

export const putLock = (client: EditorClient) => (id: string, takesOver: boolean) =>
  client.send<LockReply>('PUT', `${pathOf(id)}/lock`, validateLock, takesOver ? { takesOver } : {});

export const deleteLock = (client: EditorClient) => (id: string) =>
  client.sendOnly('DELETE', `${pathOf(id)}/lock`);

export const postApprovalRequest =
  (client: EditorClient) =>
  ({ id, ...payload }: About<{ sha256: string; note: string }>) =>
    client.send<TemplateDetails>('POST', `${pathOf(id)}/approval-requests`, validateDetails, payload);

export const postApproval =
  (client: EditorClient) =>
  ({ id, ...payload }: About<{ sha256: string }>) =>
    client.send<TemplateDetails>('POST', `${pathOf(id)}/approvals`, validateDetails, payload);

export const postPublish =
  (client: EditorClient) =>
  ({ id, ...payload }: About<PublishPayload>) =>
    client.send<PublishReply>('POST', `${pathOf(id)}/publish`, validatePublish, payload);

export const deleteSchedule = (client: EditorClient) => (id: string) =>
  client.send<TemplateDetails>('DELETE', `${pathOf(id)}/schedule`, validateDetails);
