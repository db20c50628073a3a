import { decodeEnvelope, type Envelope } from '../../../codec/envelope';
import { endpoints, type ActingName } from '../../../contract/calls';
import { outcomeOf } from '../../../contract/outcome';
import { decodeReply } from '../../delivery/http/decodeReply';
import type { KeptReply } from '../idempotency/replyStore';

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
