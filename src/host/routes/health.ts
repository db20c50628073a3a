import type { FastifyInstance } from 'fastify';
import { forbidCaching } from '../http/cacheControl';
import { sendFailure } from '../http/envelope';

/** `/healthz`: the process lives. `/readyz`: it can serve pages (contract §2). */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async (_request, reply) => {
    forbidCaching(reply);
    return { status: 'alive' };
  });
  app.get('/readyz', async (_request, reply) => {
    if (!(await isReady())) return sendFailure(reply, 503);
    forbidCaching(reply);
    return { status: 'ready' };
  });
}
