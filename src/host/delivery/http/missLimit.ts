import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseExceeded } from './limitRates';

const oneMinuteMs = 60_000;

export interface MissLimit {
  /** Throws where an address has missed too often. */
  readonly refuseAbove: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly count: (request: FastifyRequest) => Promise<void>;
}

const unlimited: MissLimit = { refuseAbove: async () => undefined, count: async () => undefined };

/**
 * Bounds what guessing at names costs, unless `RATE_LIMITS` is off (contract §2): misses are counted, and who asks for what is there
 * is never refused.
 */
export function createMissLimit(app: FastifyInstance, missesPerMinute: number): MissLimit {
  if (!app.hasDecorator('createRateLimit')) return unlimited;
  const misses = app.createRateLimit({ max: missesPerMinute, timeWindow: oneMinuteMs, allowList: [] });
  return {
    async refuseAbove(request, reply) {
      const counted = await misses(request, { increment: false });
      // What is counted already has used up the limit before it is passed.
      refuseExceeded(
        reply,
        counted.isAllowed ? counted : { ...counted, isExceeded: counted.remaining === 0 },
      );
    },
    async count(request) {
      await misses(request);
    },
  };
}
