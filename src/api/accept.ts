import type { Envelope } from '../codec/envelope';
import type { Failure } from '../kernel/failure';
import { failure, type Result } from '../kernel/result';

/** The envelope of a call that succeeded; any other code is the server's refusal, none at all is malformed. */
export function accept(reply: Result<Envelope, Failure>, successCode: string): Result<Envelope, Failure> {
  if (!reply.ok || reply.value.code === successCode) return reply;
  const { code, message } = reply.value;
  return failure(code === undefined ? { kind: 'malformed' } : { kind: 'refused', code, message });
}
