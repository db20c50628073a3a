import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseExceeded } from '../http/limitRates';

/** Pages name pictures that are there, so whoever misses often is guessing; who asks for one that this host has is never refused. */
const missesPerMinute = 300;
const oneMinuteMs = 60_000;

export interface MissLimit {
  readonly refuseAbove: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly count: (request: FastifyRequest) => Promise<void>;
}

const unlimited: MissLimit = { refuseAbove: async () => undefined, count: async () => undefined };

/** Bounds what guessing names of pictures costs the database, unless `RATE_LIMITS` is off (contract §2). */
export function createMissLimit(app: FastifyInstance): MissLimit {
  if (!app.hasDecorator('createRateLimit')) return unlimited;
  const misses = app.createRateLimit({ max: missesPerMinute, timeWindow: oneMinuteMs, allowList: [] });
  return {
    async refuseAbove(request, reply) {
      const counted = await misses(request, { increment: false });
      // What is counted already has used up the limit before it is passed.
      refuseExceeded(reply, counted.isAllowed ? counted : { ...counted, isExceeded: counted.remaining === 0 });
    },
    async count(request) {
      await misses(request);
    },
  };
}
