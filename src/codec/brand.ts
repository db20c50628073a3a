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

/** Addresses are compared by origin and stand in the content security policy, so each must be an origin and no more. */
function findOriginFaults({ imageOrigins, redirectOrigins, apiOrigin }: Brand): string[] {
  const lists = { imageOrigins, redirectOrigins, apiOrigin: apiOrigin === '' ? [] : [apiOrigin] };
  return Object.entries(lists).flatMap(([name, origins]) =>
    origins
      .filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
      .map((origin) => `/${name}: "${origin}" is not an origin; write it as https://cdn.example, in small letters`),
  );
}

/**
 * A brand file's content with its defaults filled in (contract §3).
 * The error lists every fault with the path of what is wrong.
 */
export function decodeBrand(value: unknown): Result<Brand, readonly string[]> {
  const candidate: unknown = structuredClone(value);
  if (!validateBrand(candidate)) return failure((validateBrand.errors ?? []).map(describe));
  const conflicts = [...findWireConflicts(candidate.wire, readableFields), ...findOriginFaults(candidate)];
  return conflicts.length > 0 ? failure(conflicts) : success(candidate);
}
