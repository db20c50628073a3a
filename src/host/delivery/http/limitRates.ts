import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestFault } from './requestFault';

/** Carriers put thousands of phones behind one address, so only floods are refused. */
const usualRequestsPerMinute = 6_000;
const oneMinuteMs = 60_000;

/** Addresses that a flood costs next to nothing, and those that watch the host. */
const unlimitedPaths = ['/assets/', '/pictures/', '/healthz', '/readyz'];

/** What is not there is told by a page, wherever it was looked for. */
const isUnlimited = ({ is404, url }: FastifyRequest): boolean =>
  !is404 && unlimitedPaths.some((prefix) => url.startsWith(prefix));

/** Replies are shared by caches, so they say nothing about one reader's count; Retry-After comes with a refusal. */
const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

type CountRequest = ReturnType<FastifyInstance['createRateLimit']>;

/** Throws where an address has asked too often, and says when it may come again. */
function refuseExceeded(reply: FastifyReply, counted: Awaited<ReturnType<CountRequest>>): void {
  if (counted.isAllowed || !counted.isExceeded) return;
  void reply.header('retry-after', counted.ttlInSeconds);
  throw new RequestFault(429, 'too many requests of one address');
}

/** Counts a request that ended at nothing, where its route was not counted. */
export type LimitMisses = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Limits requests an address, unless `RATE_LIMITS` is off (contract §2). Routes may set tighter ones.
 * @returns what the handler of unknown paths has to ask, since the plugin stands before routes only
 */
export async function limitRates(
  app: FastifyInstance,
  requestsPerMinute = usualRequestsPerMinute,
): Promise<LimitMisses> {
  await app.register(rateLimit, {
    global: true,
    max: requestsPerMinute,
    timeWindow: oneMinuteMs,
    addHeaders: silent,
    addHeadersOnExceeding: silent,
    allowList: isUnlimited,
  });
  const count = app.createRateLimit();
  const counted = new WeakSet<FastifyRequest>();
  const limitMisses: LimitMisses = async (request, reply) => {
    if (counted.has(request)) return;
    counted.add(request);
    refuseExceeded(reply, await count(request));
  };
  // Before a body is read.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    limitMisses(request, reply).then(() => done(), done);
  });
  return limitMisses;
}

export interface MissLimit {
  /** Throws where an address has missed too often. */
  readonly refuseAbove: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly count: (request: FastifyRequest) => Promise<void>;
}

const noMissLimit: MissLimit = { refuseAbove: async () => undefined, count: async () => undefined };

/**
 * Bounds what guessing at names costs, unless `RATE_LIMITS` is off (contract §2): misses are counted, and who asks for what is there
 * is never refused.
 */
export function createMissLimit(app: FastifyInstance, missesPerMinute: number): MissLimit {
  if (!app.hasDecorator('createRateLimit')) return noMissLimit;
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
