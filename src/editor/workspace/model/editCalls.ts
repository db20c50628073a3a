import type { TakeLockPayload } from '../../../generated/editor';
import { deleteTemplatesIdLock } from '../../../generated/editorCalls/deleteTemplatesIdLock';
import { getTemplatesIdSurroundings } from '../../../generated/editorCalls/getTemplatesIdSurroundings';
import { getTemplatesIdWatch } from '../../../generated/editorCalls/getTemplatesIdWatch';
import { putTemplatesIdDraft } from '../../../generated/editorCalls/putTemplatesIdDraft';
import { putTemplatesIdLock } from '../../../generated/editorCalls/putTemplatesIdLock';
import { type EditorClient, sending } from '../../kit/api/editorClient';

export interface SaveRequest {
  readonly id: string;
  readonly document: string;
  readonly baseVersion: number;
}

export const getCheckFacts = (client: EditorClient) => (id: string) =>
  client.send(getTemplatesIdSurroundings({ id }));

export const putDraft = (client: EditorClient) => sending(client, putTemplatesIdDraft);

export const putLock = (client: EditorClient) => (id: string, payload: TakeLockPayload) =>
  client.send(putTemplatesIdLock({ id, ...payload }));

/** Held by the host until something differs from what was seen. */
export const getWatch = (client: EditorClient) => (id: string, seen: string | undefined, left: AbortSignal) =>
  client.send(getTemplatesIdWatch({ id, seen }), left);

/** `page`: the open page that gives it back, or asks for it no more. */
export const deleteLock = (client: EditorClient) => (id: string, page: string) =>
  client.sendOnly(deleteTemplatesIdLock({ id, page }));
