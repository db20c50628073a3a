import type { FastifyInstance } from 'fastify';
import { forbidCaching } from '../http/cacheControl';
import { sendFailure } from '../http/envelope';
import type { ReadyState } from './readiness';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve pages (contract §2); its body says what is wrong with the
 * database, which alone is no reason to send nobody here. Both answer at once, from what is known.
 */
export function registerHealth(app: FastifyInstance, readyState: () => ReadyState): void {
  app.get('/healthz', async (_request, reply) => {
    forbidCaching(reply);
    return { status: 'alive' };
  });
  app.get('/readyz', async (_request, reply) => {
    const { isReady, database } = readyState();
    if (!isReady) return sendFailure(reply, 503, `database: ${database}`);
    forbidCaching(reply);
    return { status: 'ready', database };
  });
}
