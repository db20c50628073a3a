/** A name as a part of a JSON Pointer (RFC 6901 §3). */
export const escapeSegment = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** The name that a part of a JSON Pointer says (RFC 6901 §4). */
export const unescapeSegment = (segment: string): string =>
  segment.replaceAll('~1', '/').replaceAll('~0', '~');
/** JSON Pointers (RFC 6901), by which fields say what they change. */
export const segmentsOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeSegment);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Sets what a key of an object or list holds; undefined takes it away. */
function withKey(holder: unknown, key: string, value: unknown): unknown {
  if (Array.isArray(holder)) {
    const items: readonly unknown[] = holder;
    return value === undefined
      ? items.filter((_, place) => place !== Number(key))
      : items.map((item, place) => (place === Number(key) ? value : item));
  }
  const record = isObject(holder) ? holder : {};
  if (value !== undefined) return { ...record, [key]: value };
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

function setAt(holder: unknown, [head, ...rest]: readonly string[], value: unknown): unknown {
  if (head === undefined) return value;
  const child = isObject(holder) ? holder[head] : undefined;
  return withKey(holder, head, rest.length === 0 ? value : setAt(child, rest, value));
}

/** A copy with one value changed; what does not lead there stays the very same, objects on the way are made. */
export const setAtPointer = (whole: unknown, pointer: string, value: unknown): unknown =>
  setAt(whole, segmentsOf(pointer), value);

/** The value at a pointer; undefined where nothing stands there. */
export const atPointer = (whole: unknown, pointer: string): unknown =>
  segmentsOf(pointer).reduce<unknown>(
    (holder, key) => (isObject(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined),
    whole,
  );
