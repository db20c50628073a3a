import { failure } from '../kernel/result';
import type { Reply } from './jsonClient';

/**
 * Pay-way calls succeed by a success flag, then without a code too, or by code `"00"` (contract §5).
 * Any other code is the server's refusal, none at all is malformed.
 */
export function acceptPayWay(reply: Reply): Reply {
  if (!reply.ok) return reply;
  const { code, success, message } = reply.value;
  if (success === true || code === '00') return reply;
  return failure(code === undefined ? { kind: 'malformed' } : { kind: 'refused', code, message });
}
