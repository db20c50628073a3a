import { type PropRole, propRoles } from '../../generated/propRoles';
import type { BlockEnvelope } from '../../generated/template';

interface PlacedValue {
  readonly value: unknown;
  /** JSON Pointer. */
  readonly path: string;
}

function descend(found: PlacedValue, [head, ...rest]: readonly string[]): PlacedValue[] {
  const { value, path } = found;
  if (head === undefined) return [found];
  if (typeof value !== 'object' || value === null) return [];
  const keys = head === '*' ? Object.keys(value) : [head].filter((key) => Object.hasOwn(value, key));
  return keys.flatMap((key) =>
    descend(
      { value: (value as Readonly<Record<string, unknown>>)[key], path: `${path}/${escapeSegment(key)}` },
      rest,
    ),
  );
}

/** All props of one role in a block, with their places. */
export function valuesAt({ type, props }: BlockEnvelope, role: PropRole, blockPath: string): PlacedValue[] {
  const roles = Object.hasOwn(propRoles, type) ? (propRoles[type] ?? []) : [];
  return roles
    .filter((candidate) => candidate.role === role)
    .flatMap(({ path }) => descend({ value: props, path: `${blockPath}/props` }, path));
}

/** A name as one segment of a JSON Pointer (RFC 6901 §3). */
export const escapeSegment = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');
