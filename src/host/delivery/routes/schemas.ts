import type { FastifyInstance } from 'fastify';
import published from '../../../generated/publishedSchemas.json';

const hourSeconds = 3_600;

/**
 * The schemas of the format, for editors of code anywhere (contract §8). An address names its version, within which only
 * what is optional is added, so that a copy may be an hour old.
 */
export function registerSchemas(app: FastifyInstance): void {
  const files: Readonly<Record<string, object>> = published;
  app.get<{ Params: { '*': string } }>('/schemas/v1/*', (request, reply) => {
    const name = request.params['*'];
    const schema = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!schema) return reply.callNotFound();
    return reply
      .header('cache-control', `public, max-age=${hourSeconds}`)
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('application/schema+json; charset=utf-8')
      .send(JSON.stringify(schema));
  });
}
