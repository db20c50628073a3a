import type { Wire } from '../codec/wire';

/** Address of a path as written in contract §5. Absent values of the query are left out. */
export function createAddress(
  origin: string,
  wire: Pick<Wire, 'field' | 'path'>,
): (path: string, query: object) => string {
  return (path, query) => {
    const present = Object.entries<unknown>({ ...query }).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(
      present.map(([name, value]) => [wire.field(name), String(value)]),
    ).toString();
    return `${origin}${wire.path(path)}${search && `?${search}`}`;
  };
}
