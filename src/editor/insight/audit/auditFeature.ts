import { spawn } from 'typed-redux-saga';
import type { AuditPage, AuditPeople } from '../../../generated/editor';
import { getAudit } from '../../../generated/editorCalls/getAudit';
import { getAuditPeople } from '../../../generated/editorCalls/getAuditPeople';
import { success } from '../../../kernel/result';
import type { EditorClient, EditorReply } from '../../kit/api/editorClient';
import { watchResource, createResource, getPages } from '../../kit/data/resource';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

export interface AuditRequest {
  readonly templateId: string;
  readonly accountId: string;
  /** How many pages of rows are in view. */
  readonly pages: number;
}

export const auditLog = createResource<AuditRequest, AuditPage>('auditLog');

export const auditPeople = createResource<undefined, AuditPeople>('auditPeople');

const rowsPerPage = 50;

const readAudit =
  (client: EditorClient) =>
  async ({ templateId, accountId, pages: count }: AuditRequest): Promise<EditorReply<AuditPage>> => {
    const found = await getPages(count, (before: number | undefined) =>
      client.send(getAudit({ templateId, accountId, before, limit: rowsPerPage })),
    );
    if (!found.ok) return found;
    const { pages, last } = found.value;
    return success({ ...last, entries: pages.flatMap(({ entries }) => entries) });
  };

function* watchAudit({ client }: EditorDependencies) {
  yield* spawn(watchResource, auditLog, readAudit(client));
  yield* spawn(watchResource, auditPeople, () => client.send(getAuditPeople()));
}

export const auditFeature: EditorFeature = { slices: [auditLog, auditPeople], saga: watchAudit };
