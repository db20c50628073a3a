import type { AuditPage } from '../../generated/editor';
import { createResource, type ResourceState } from '../data/resource';

export interface AuditRequest {
  readonly templateId: string;
  readonly accountId: string;
  /** How many pages of rows are in view. */
  readonly pages: number;
}

export const auditLog = createResource<AuditRequest, AuditPage>('auditLog');

export const auditReducers = { auditLog: auditLog.reducer };

export const selectAudit = (state: { readonly auditLog: ResourceState<AuditRequest, AuditPage> }) => state.auditLog;
