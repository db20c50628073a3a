import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { pathOf } from './query';
import type { SendFault } from './sendFault';

/** Contract §2. */
export const maxBodyBytes = 10 * 1_048_576;

function hostsNamed({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let place = 0; place < rawHeaders.length; place += 2)
    if (rawHeaders[place]?.toLowerCase() === 'host') count += 1;
  return count;
}

/**
 * Refuses before anything is read: addresses with a fragment, more than one `Host` header (RFC 9112 §3.2), bodies above the limit, and
 * methods that an address does not have. Bodies without a length are counted while they are read, by Fastify's own limit.
 */
export function enforceRequestLimits(app: FastifyInstance, sendFault: SendFault): void {
  const allowedMethods = collectAllowedMethods(app);
  app.addHook('onRequest', (request, reply, done) => {
    // No request has one (RFC 9112 §3.2); what forwards it would cut it, so that two hosts saw two addresses.
    if (request.url.includes('#')) return void sendFault(request, reply, 400);
    if (hostsNamed(request.raw) > 1) return void sendFault(request, reply, 400);
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes)
      return void sendFault(request, reply, 413);
    if (!request.is404) return done();
    const methods = allowedMethods(pathOf(request.url));
    if (methods.length === 0 || methods.includes(request.method)) return done();
    return void sendFault(request, reply.header('allow', methods.join(', ')), 405);
  });
}

/** Which methods an address has; empty: there is no such address. */
type AllowedMethods = (path: string) => readonly string[];

/** Learns the methods of every route registered after it; wildcards count for all addresses below them. */
function collectAllowedMethods(app: FastifyInstance): AllowedMethods {
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
