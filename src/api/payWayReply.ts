import type { Validator } from '../codec/validator';
import type { Failure } from '../kernel/failure';
import { failure, success, type Result } from '../kernel/result';
import type { Reply } from './jsonClient';
import { decodeReply } from './loanReply';

/**
 * Pay-way calls succeed by a success flag, then without a code too, or by code `"00"` (contract §5).
 * Any other code is the server's refusal, none at all is malformed.
 */
export function acceptPayWay(reply: Reply): Reply {
  if (!reply.ok) return reply;
  const { code, success: isSuccess, message } = reply.value;
  if (isSuccess === true || code === '00') return reply;
  return failure(code === undefined ? { kind: 'malformed' } : { kind: 'refused', code, message });
}

/** Data of a pay-way call, or why there is none. */
export function payWayReply<Value extends object>(
  validate: Validator<Value>,
  reply: Reply,
): Result<Partial<Value>, Failure> {
  const accepted = acceptPayWay(reply);
  return accepted.ok ? success(decodeReply(validate, accepted.value.data)) : accepted;
}
