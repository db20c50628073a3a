import type { FastifyInstance } from 'fastify';
import { isSameSecret } from '../../calls/privacy/hostSecret';
import { forbidCaching } from '../../delivery/http/cacheControl';
import type { HostMetrics } from './hostMetrics';

export interface MetricsOptions {
  readonly metrics: HostMetrics;
  /** METRICS_TOKEN; undefined: nobody reads them. */
  readonly token: string | undefined;
}

const scheme = 'Bearer ';
/** Methods that routes have; others are whatever somebody sent. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * Counts every request, and answers `/metrics` to who has the token. Where somebody asks from tells nothing: behind a
 * proxy on the same machine the whole world comes from loopback. Without a token nothing is counted, and there is no such address.
 */
export function registerMetrics(app: FastifyInstance, { metrics, token }: MetricsOptions): void {
  if (token === undefined) return;
  app.addHook('onResponse', (request, reply, done) => {
    metrics.countRequest({
      method: knownMethods.has(request.method) ? request.method : 'other',
      route: request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown'),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
  app.get('/metrics', async (request, reply) => {
    forbidCaching(reply);
    const given = request.headers.authorization ?? '';
    if (!given.startsWith(scheme) || !isSameSecret(given.slice(scheme.length), token)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('401 Unauthorized\n');
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
