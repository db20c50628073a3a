import type { AuditAction } from '../../generated/editor';
import type { WebhookEventType } from '../../generated/webhookEvent';
import type { UntypedEvent } from './recordEvent';

/**
 * Lines of the audit log that are events too. A row here, and what `CONTRIBUTING.md` lists, are all that a new
 * one takes; what has no line of its own calls `recordEvent`.
 */
const typesByAction: Partial<Readonly<Record<AuditAction, WebhookEventType>>> = {
  published: 'publication.published',
  released: 'publication.released',
  rolledBack: 'publication.rolledBack',
  ended: 'publication.ended',
  publicationRefused: 'publication.refused',
  scheduled: 'schedule.set',
  scheduleCancelled: 'schedule.cancelled',
  scheduleFailed: 'schedule.failed',
  approvalRequested: 'approval.requested',
  approved: 'approval.approved',
  changeAsked: 'approval.changeAsked',
  bundleApprovalRequested: 'bundle.approvalRequested',
  bundleApproved: 'bundle.approved',
  bundleChangeAsked: 'bundle.changeAsked',
  bundleRefused: 'bundle.refused',
  bundleScheduled: 'bundle.scheduled',
  bundleScheduleCancelled: 'bundle.scheduleCancelled',
  bundleScheduleFailed: 'bundle.scheduleFailed',
  bundlePublished: 'bundle.published',
  bundleRolledBack: 'bundle.rolledBack',
};

interface AuditLine {
  readonly at: number;
  readonly actor: { readonly name: string };
  readonly action: AuditAction;
  readonly templateId?: string;
  readonly bundleId?: string;
  readonly detail?: UntypedEvent['data'];
}

/** Moments are written in the way that every receiver reads. */
const told = (name: string, value: string | number | boolean) =>
  name.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value;

/** The event that a line of the audit log is; undefined: none. */
export function eventOfLine({
  at,
  actor,
  action,
  templateId,
  bundleId,
  detail = {},
}: AuditLine): UntypedEvent | undefined {
  const type = typesByAction[action];
  if (type === undefined || (templateId ?? bundleId) === undefined) return undefined;
  const entries = Object.entries({ by: actor.name, ...detail });
  const data = Object.fromEntries(entries.map(([name, value]) => [name, told(name, value)] as const));
  return { type, at, templateId, bundleId, data };
}
