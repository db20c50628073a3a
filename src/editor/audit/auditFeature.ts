import { spawn } from 'typed-redux-saga';
import type { AuditPage, AuditPeople } from '../../generated/editor';
import validateAudit from '../../generated/validators/editor/auditPage';
import validatePeople from '../../generated/validators/editor/auditPeople';
import { success } from '../../kernel/result';
import type { EditorClient, EditorReply } from '../api/editorClient';
import { watchResource, createResource, type ResourceState } from '../data/resource';
import type { EditorDependencies, EditorFeature } from '../shell/feature';

export interface AuditRequest {
  readonly templateId: string;
  readonly accountId: string;
  /** How many pages of rows are in view. */
  readonly pages: number;
}

export const auditLog = createResource<AuditRequest, AuditPage>('auditLog');

/** Whose rows can be asked for. */
export const auditPeople = createResource<undefined, AuditPeople>('auditPeople');

const auditReducers = { auditLog: auditLog.reducer, auditPeople: auditPeople.reducer };

export const selectAudit = (state: { readonly auditLog: ResourceState<AuditRequest, AuditPage> }) =>
  state.auditLog;

export const selectAuditPeople = (state: { readonly auditPeople: ResourceState<undefined, AuditPeople> }) =>
  state.auditPeople.value?.people;

const rowsPerPage = 50;

const getAudit =
  (client: EditorClient) =>
  async ({ templateId, accountId, pages }: AuditRequest): Promise<EditorReply<AuditPage>> => {
    const entries: AuditPage['entries'] = [];
    let before: number | undefined;
    for (let page = 1; ; page += 1) {
      const reply = await client.get<AuditPage>('/audit', validateAudit, {
        templateId,
        accountId,
        before,
        limit: rowsPerPage,
      });
      if (!reply.ok) return reply;
      entries.push(...reply.value.entries);
      if (reply.value.next === null || page >= pages) return success({ entries, next: reply.value.next });
      before = reply.value.next;
    }
  };

function* watchAudit({ client }: EditorDependencies) {
  yield* spawn(watchResource, auditLog, getAudit(client));
  yield* spawn(watchResource, auditPeople, () => client.get<AuditPeople>('/audit/people', validatePeople));
}

export const auditFeature: EditorFeature = { reducers: auditReducers, saga: watchAudit };
