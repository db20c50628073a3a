import { isRecord } from '../../kernel/record';
import { decodeReply } from '../http/decodeReply';

/** `lost`: nobody can know whether it was done; HTTP 5xx and unreadable replies (contract §5). */
export type ReplyMeaning =
  | { readonly kind: 'done'; readonly data: unknown }
  | { readonly kind: 'refused' }
  | { readonly kind: 'lost' };

const lost: ReplyMeaning = { kind: 'lost' };

function envelopeOf(bytes: Buffer, encoding: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(decodeReply(bytes, encoding).toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What the reply to a call that acts means to the page that made it, by the rules of contract §5. */
export function meaningOf(status: number, bytes: Buffer, encoding: string): ReplyMeaning {
  if (status >= 500) return lost;
  if (status >= 400) return { kind: 'refused' };
  const envelope = envelopeOf(bytes, encoding);
  if (!envelope) return lost;
  const { code, success, data } = envelope;
  const hasCode = typeof code === 'number' || (typeof code === 'string' && code !== '');
  if (success === true || (hasCode && Number(code) === 0)) return { kind: 'done', data };
  return hasCode ? { kind: 'refused' } : lost;
}
