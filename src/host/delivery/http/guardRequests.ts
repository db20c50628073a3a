import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { collectAllowedMethods } from './allowedMethods';
import type { SendFault } from './sendFault';

/** Contract §2. */
export const maxBodyBytes = 10 * 1_048_576;

/** How often a request names the host that it is for. */
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
export function guardRequests(app: FastifyInstance, sendFault: SendFault): void {
  const allowedMethods = collectAllowedMethods(app);
  app.addHook('onRequest', (request, reply, done) => {
    // No request has one (RFC 9112 §3.2); what forwards it would cut it, so that two hosts saw two addresses.
    if (request.url.includes('#')) return void sendFault(request, reply, 400);
    if (hostsNamed(request.raw) > 1) return void sendFault(request, reply, 400);
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes)
      return void sendFault(request, reply, 413);
    if (!request.is404) return done();
    const [path = ''] = request.url.split('?', 1);
    const methods = allowedMethods(path);
    if (methods.length === 0 || methods.includes(request.method)) return done();
    return void sendFault(request, reply.header('allow', methods.join(', ')), 405);
  });
}
