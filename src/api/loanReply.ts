import { prune } from '../codec/prune';
import type { Validator } from '../codec/validator';
import type { Failure } from '../kernel/failure';
import { failure, success, type Result } from '../kernel/result';
import type { Reply } from './jsonClient';

/** The loan helper's success: a code that is the number 0, in whatever writing (contract §5). */
export function acceptLoan(reply: Reply): Reply {
  if (!reply.ok) return reply;
  const { code, message } = reply.value;
  if (code === undefined) return failure({ kind: 'malformed' });
  return Number(code) === 0 ? reply : failure({ kind: 'refused', code, message });
}

/**
 * Data of an accepted reply. A field of the wrong type costs that field; data that is none at all is as good as
 * data without any field (contract §5).
 */
export function decodeReply<Value extends object>(validate: Validator<Value>, data: unknown): Partial<Value> {
  return prune(validate, data)?.value ?? {};
}

/** Data of a loan call, or why there is none. */
export function loanReply<Value extends object>(
  validate: Validator<Value>,
  reply: Reply,
): Result<Partial<Value>, Failure> {
  const accepted = acceptLoan(reply);
  return accepted.ok ? success(decodeReply(validate, accepted.value.data)) : accepted;
}
