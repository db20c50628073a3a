import type { Brand } from '../generated/brand';
import { readableFields } from '../generated/readableFields';
import validateBrand from '../generated/validators/brand';
import { failure, success, type Result } from '../kernel/result';
import type { ValidationFault } from './validator';
import { findWireConflicts } from './wire';

function describe(fault: ValidationFault): string {
  const unknownKey = fault.params.additionalProperty;
  const detail = typeof unknownKey === 'string' ? `unknown key "${unknownKey}"` : (fault.message ?? fault.keyword);
  return `${fault.instancePath || '/'}: ${detail}`;
}

/**
 * A brand file's content with its defaults filled in (contract §3).
 * The error lists every fault with the path of what is wrong.
 */
export function decodeBrand(value: unknown): Result<Brand, readonly string[]> {
  const candidate: unknown = structuredClone(value);
  if (!validateBrand(candidate)) return failure((validateBrand.errors ?? []).map(describe));
  const conflicts = findWireConflicts(candidate.wire, readableFields);
  return conflicts.length > 0 ? failure(conflicts) : success(candidate);
}
