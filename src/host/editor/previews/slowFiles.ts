import type { FastifyInstance } from 'fastify';
import { forbidCaching } from '../../http/cacheControl';
import { slowly } from './slowNetwork';

const root = '/editor/slow';

/** Put before the address of a file that is to come over a slow line. */
export const slowPrefixOf = (line: string): string => `${root}/${line}`;

const slowFile = /^\/editor\/slow\/([A-Za-z0-9_-]{6,32})(\/(?:assets|pictures)\/[A-Za-z0-9._-]+)$/;
const keptHeaders = ['content-type', 'content-encoding', 'access-control-allow-origin'];

/** Built files and pictures, the same bytes as at their own addresses, only slower and never cached. */
export function registerSlowFiles(app: FastifyInstance): void {
  app.get(`${root}/*`, async (request, reply) => {
    const [, line, path] = slowFile.exec(request.url.split('?', 1)[0] ?? '') ?? [];
    forbidCaching(reply);
    if (line === undefined || path === undefined) return reply.callNotFound();
    const encoding = request.headers['accept-encoding'] ?? '';
    const file = await app.inject({ method: 'GET', url: path, headers: { 'accept-encoding': encoding } });
    if (file.statusCode !== 200) return reply.callNotFound();
    for (const name of keptHeaders) {
      const value = file.headers[name];
      if (value !== undefined) void reply.header(name, value);
    }
    return reply.send(slowly(file.rawPayload, line));
  });
}
