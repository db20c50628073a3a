import type { Generated } from 'kysely';
import type { WebhookDelivery } from '../../../generated/editor';

/** Who is told of events, by HTTP. */
export interface WebhookEndpointRow {
  id: string;
  name: string;
  url: string;
  /** JSON list of types; null: all. */
  events: string | null;
  /** JSON list; null: every market. */
  markets: string | null;
  is_on: number;
  /** What is signed with, sealed. */
  secret: string;
  /** What is signed with too until `previous_until`. */
  previous_secret: string | null;
  previous_until: number | null;
  created_at: number;
  created_by_name: string;
}

/** One event on its way to one endpoint, written in the transaction that made it happen. */
export interface WebhookDeliveryRow {
  /** Of one template or bundle in the order of what happened. */
  position: Generated<number>;
  endpoint_id: string;
  /** The same at every endpoint. */
  event_id: string;
  type: string;
  /** Empty: about none. */
  template_id: string;
  /** Likewise. */
  bundle_id: string;
  /** The exact bytes that are sent. */
  body: string;
  created_at: number;
  state: WebhookDelivery['state'];
  tries: number;
  next_at: number;
  give_up_at: number;
  /** Until then one host sends it; who is killed meanwhile holds it no longer. */
  leased_until: number;
  tried_at: number | null;
  /** Of the last answer. */
  status: number | null;
  problem: string | null;
}

export interface WebhookTables {
  webhook_endpoints: WebhookEndpointRow;
  webhook_deliveries: WebhookDeliveryRow;
}
