import type {
  DraftReply,
  EditorSurroundings,
  LockReply,
  TakeLockPayload,
  WatchReply,
} from '../../../generated/editor';
import validateDraft from '../../../generated/validators/editor/draft';
import validateLock from '../../../generated/validators/editor/lock';
import validateWatch from '../../../generated/validators/editor/watchReply';
import validateSurroundings from '../../../generated/validators/editor/surroundings';
import type { EditorClient } from '../../kit/api/editorClient';
import { pathOf } from '../../kit/data/template';

export interface SaveRequest {
  readonly id: string;
  readonly document: string;
  readonly baseVersion: number;
}

export const getCheckFacts = (client: EditorClient) => (id: string) =>
  client.get<EditorSurroundings>(`${pathOf(id)}/surroundings`, validateSurroundings);

export const putDraft =
  (client: EditorClient) =>
  ({ id, ...payload }: SaveRequest) =>
    client.send<DraftReply>('PUT', `${pathOf(id)}/draft`, validateDraft, payload);

export const putLock = (client: EditorClient) => (id: string, payload: TakeLockPayload) =>
  client.send<LockReply>('PUT', `${pathOf(id)}/lock`, validateLock, payload);

/** Held by the host until something differs from what was seen. */
export const getWatch = (client: EditorClient) => (id: string, seen: string | undefined, left: AbortSignal) =>
  client.get<WatchReply>(`${pathOf(id)}/watch`, validateWatch, { seen }, left);

/** `page`: the open page that gives it back, or asks for it no more. */
export const deleteLock = (client: EditorClient) => (id: string, page: string) =>
  client.sendOnly('DELETE', `${pathOf(id)}/lock?${new URLSearchParams({ page }).toString()}`);
