import type { KeptReply } from '../idempotency/replyStore';
import type { ActingRequest } from './actingRequest';
import { decodeEnvelope, type Envelope } from '../../../codec/envelope';
import { type ActingName, endpoints } from '../../../contract/calls';
import { outcomeOf } from '../../../contract/outcome';
import { decodeReply } from '../../delivery/http/decodeReply';

/** Why a call does not go on, in words for the person. */
export interface CallRefusal {
  readonly message: string;
  /** Its page hears HTTP 429; undefined: waiting changes nothing, and it hears 403. */
  readonly retryAfterSeconds: number | undefined;
}

/** A call that acts, once it was answered. */
export interface SettledCall {
  /** The same object as when it was admitted: who makes it, from which page, with what. */
  readonly call: ActingRequest;
  readonly outcome: CallOutcome;
  readonly reply: KeptReply;
  /** The reply to an earlier request under the same key. */
  readonly isReplayed: boolean;
}

/** Stands behind the interceptor of the calls that act. Each does with less while the database is down, and fails no call. */
export interface CallListener {
  /** Before a call goes on, one listener after the other; one that refuses it ends it. */
  readonly admit?: (call: ActingRequest) => Promise<CallRefusal | undefined>;
  /** After the answer, all listeners at once. Of a call that was refused before, nobody hears. */
  readonly settled: (call: SettledCall) => Promise<void>;
}

/** `lost`: nobody can know whether it was done; HTTP 5xx and unreadable replies (contract §5). */
export type CallOutcome =
  | { readonly kind: 'done'; readonly data: unknown }
  | { readonly kind: 'refused' }
  | { readonly kind: 'lost' };

function envelopeOf({ body, contentEncoding }: KeptReply): Envelope | undefined {
  try {
    return decodeEnvelope(JSON.parse(decodeReply(body, contentEncoding).toString('utf8')));
  } catch {
    return undefined;
  }
}

/** What the reply to a call that acts means to the page that made it, by the rules of contract §5. */
export function readOutcome(name: ActingName, reply: KeptReply): CallOutcome {
  if (reply.status >= 500) return { kind: 'lost' };
  if (reply.status >= 400) return { kind: 'refused' };
  const envelope = envelopeOf(reply);
  const outcome = envelope ? outcomeOf(endpoints[name].success, envelope) : 'unreadable';
  if (outcome === 'done') return { kind: 'done', data: envelope?.data };
  return { kind: outcome === 'refused' ? 'refused' : 'lost' };
}
