import type { AuditRecord } from '../../../store/recordAudit';

/** What approval is asked about: the draft of one template, or the drafts of a bundle together. */
export interface Subject {
  readonly kind: 'template' | 'bundle';
  readonly id: string;
}

/** As the audit log names it: a template by its id, a bundle by its name. */
export const auditedAs = (
  { kind, id }: Subject,
  name: string,
): Pick<AuditRecord, 'subject' | 'templateId' | 'bundleId'> =>
  kind === 'template' ? { subject: id, templateId: id } : { subject: name, bundleId: id };
