import type { Envelope } from '../codec/envelope';
import { stripInvalid } from '../codec/stripInvalid';
import type { ReplyValidator } from '../codec/validator';
import type { Wire } from '../codec/wire';
import type { SuccessRule } from '../contract/endpoints';
import { outcomeOf } from '../contract/outcome';
import type { Failure } from '../kernel/failure';
import { isRecord } from '../kernel/record';
import { failure, success, type Result } from '../kernel/result';

/** The envelope of a call that was done, or why it was not. */
export type Reply = Result<Envelope, Failure>;

/** A reply that is a yes by the rule of its call, in readable names; any other is the server's refusal, or unreadable. */
export function accept(reply: Reply, rule: SuccessRule, wire?: Pick<Wire, 'decode'>): Reply {
  if (!reply.ok) return reply;
  const { code = '', message, data } = reply.value;
  const outcome = outcomeOf(rule, reply.value);
  if (outcome === 'done') return wire ? success({ ...reply.value, data: wire.decode(data) }) : reply;
  return failure(outcome === 'refused' ? { kind: 'refused', code, message } : { kind: 'malformed' });
}

/** Of a call whose data nobody reads: that it was done, or why not. */
export const withoutData = (reply: Reply): Result<undefined, Failure> =>
  reply.ok ? success(undefined) : reply;

/**
 * Data of a reply, or why there is none. A field of the wrong type costs that field; data that is none at all is as good
 * as data without any field; an id that can't be told makes the reply `malformed` (contract §5).
 */
export const dataOf = <Value extends object>(
  validate: ReplyValidator<Value>,
  reply: Reply,
): Result<Partial<Value>, Failure> => {
  if (!reply.ok) return reply;
  const { data } = reply.value;
  const stripped = stripInvalid(validate, data);
  // Of data that has fields only an id can cost the whole.
  return stripped || !isRecord(data) ? success(stripped?.value ?? {}) : failure({ kind: 'malformed' });
};
