import type { WebhookEventType } from '../generated/webhookEvent';

const types: Readonly<Record<WebhookEventType, true>> = {
  'publication.published': true,
  'publication.released': true,
  'publication.rolledBack': true,
  'publication.ended': true,
  'publication.refused': true,
  'schedule.set': true,
  'schedule.carriedOut': true,
  'schedule.cancelled': true,
  'schedule.failed': true,
  'approval.requested': true,
  'approval.approved': true,
  'approval.changeAsked': true,
  'bundle.approvalRequested': true,
  'bundle.approved': true,
  'bundle.changeAsked': true,
  'bundle.refused': true,
  'bundle.scheduled': true,
  'bundle.scheduleCancelled': true,
  'bundle.scheduleFailed': true,
  'bundle.published': true,
  'bundle.rolledBack': true,
  'block.faulted': true,
};

export const isWebhookEventType = (value: unknown): value is WebhookEventType =>
  typeof value === 'string' && Object.hasOwn(types, value);

/** What an endpoint can be told of. */
export const webhookEventTypes: readonly WebhookEventType[] = Object.keys(types).filter(isWebhookEventType);

/** Bounds of an endpoint, as `schemas/editor/createWebhookPayload` has them. */
export const webhookLimits = { name: 60, url: 500 } as const;
