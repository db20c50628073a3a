import { prune } from '../codec/prune';
import type { Validator } from '../codec/validator';
import type { Failure } from '../kernel/failure';
import { failure, success, type Result } from '../kernel/result';
import type { Reply } from './jsonClient';

/**
 * Data of an accepted reply. A field of the wrong type costs that field; no data at all is data without fields,
 * since every field may be missing (contract §5). Data of another kind is malformed.
 */
export function replyData<Value>(reply: Reply, validate: Validator<Value>): Result<Value, Failure> {
  if (!reply.ok) return reply;
  const decoded = prune(validate, reply.value.data ?? {});
  return decoded ? success(decoded.value) : failure({ kind: 'malformed' });
}
