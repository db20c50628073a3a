import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Carriers put thousands of phones behind one address, so only floods are refused. */
const requestsPerMinute = 6_000;
const oneMinuteMs = 60_000;

/** Addresses that a flood costs next to nothing, and those that watch the host. */
const unlimited = ['/assets/', '/pictures/', '/healthz', '/readyz'];

/** Replies are shared by caches, so they say nothing about one reader's count; Retry-After comes with a refusal. */
const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Limits requests an address, unless `RATE_LIMITS` is off (contract §2). Routes may set tighter ones. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: requestsPerMinute,
    timeWindow: oneMinuteMs,
    addHeaders: silent,
    addHeadersOnExceeding: silent,
    allowList: (request) => unlimited.some((prefix) => request.url.startsWith(prefix)),
  });
}
