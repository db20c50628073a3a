const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A copy of a value with `change` applied wherever a path leads; `*` is every item of a list.
 * A path that leads nowhere changes nothing; `change` returning undefined removes the key or item.
 */
export function mapAt(value: unknown, path: readonly string[], change: (found: unknown) => unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return change(value);
  if (head === '*') {
    if (!Array.isArray(value)) return value;
    return value.map((item) => mapAt(item, rest, change)).filter((item) => item !== undefined);
  }
  if (!isRecord(value) || !Object.hasOwn(value, head)) return value;
  const changed = mapAt(value[head], rest, change);
  if (changed !== undefined) return { ...value, [head]: changed };
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== head));
}
