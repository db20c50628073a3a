import type { AuditPage, AuditPeople } from '../../generated/editor';
import { createResource, type ResourceState } from '../data/resource';

export interface AuditRequest {
  readonly templateId: string;
  readonly accountId: string;
  /** How many pages of rows are in view. */
  readonly pages: number;
}

export const auditLog = createResource<AuditRequest, AuditPage>('auditLog');

/** Whose rows can be asked for. */
export const auditPeople = createResource<undefined, AuditPeople>('auditPeople');

export const auditReducers = { auditLog: auditLog.reducer, auditPeople: auditPeople.reducer };

export const selectAudit = (state: { readonly auditLog: ResourceState<AuditRequest, AuditPage> }) =>
  state.auditLog;

export const selectAuditPeople = (state: { readonly auditPeople: ResourceState<undefined, AuditPeople> }) =>
  state.auditPeople.value?.people;
