import type { FastifyInstance } from 'fastify';

/** Which methods an address has; empty: there is no such address. */
export type AllowedMethods = (path: string) => readonly string[];

/** Learns the methods of every route registered after it; wildcards count for all addresses below them. */
export function collectAllowedMethods(app: FastifyInstance): AllowedMethods {
  const exact = new Map<string, Set<string>>();
  const below = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const isWildcard = url.endsWith('/*');
    const routes = isWildcard ? below : exact;
    const path = isWildcard ? url.slice(0, -1) : url;
    const methods = routes.get(path) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    routes.set(path, methods);
  });
  return (path) => {
    const prefix = [...below.keys()].find((candidate) => path.startsWith(candidate));
    const methods = exact.get(path) ?? (prefix === undefined ? undefined : below.get(prefix));
    return [...(methods ?? [])].sort();
  };
}
