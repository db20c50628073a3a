import { unescapeSegment } from '../kernel/jsonPointer';
import type { ReplyValidator } from './validator';

const removed = Symbol('removed');
/** Each round removes at least one value, so a bound is only a safeguard against a validator that never agrees. */
const maxRounds = 20;

function without(value: unknown, segments: readonly string[]): unknown {
  const [head, ...rest] = segments;
  if (head === undefined) return removed;
  if (Array.isArray(value)) {
    return value.map((item: unknown, position) => (String(position) === head ? without(item, rest) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries<unknown>({ ...value }).map(([key, child]) => [
    key,
    key === head ? without(child, rest) : child,
  ]);
  return Object.fromEntries(entries.filter(([, child]) => child !== removed)) as unknown;
}

/** Removed items are dropped only after all faults of a round, so that positions stay true meanwhile. */
function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return (value as unknown[]).filter((item) => item !== removed).map(withoutHoles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutHoles(child)]));
}

export interface Stripped<Value> {
  readonly value: Value;
  /** JSON Pointers of what was removed. */
  readonly removed: readonly string[];
}

/**
 * A field of the wrong type costs that field, not the whole (contract §5).
 * Undefined where what is left can't be valid: the root itself is wrong, or a required field is.
 */
export function stripInvalid<Value>(
  validate: ReplyValidator<Value>,
  data: unknown,
): Stripped<Value> | undefined {
  let candidate = data;
  const pointers: string[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    if (validate(candidate)) return { value: candidate, removed: pointers };
    const faults = new Set((validate.errors ?? []).map((fault) => fault.instancePath));
    if (faults.has('')) return undefined;
    for (const pointer of faults) {
      candidate = without(candidate, pointer.slice(1).split('/').map(unescapeSegment));
      pointers.push(pointer);
    }
    candidate = withoutHoles(candidate);
  }
  return undefined;
}
