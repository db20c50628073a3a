import type { FastifyReply } from 'fastify';

/** How long published pages go on being served while their source is down. */
export const lastGoodAgeMs = 7 * 24 * 60 * 60 * 1_000;

/** A publication is seen within 2 s through a CDN too: one second fresh, then refreshed behind the reader's back. */
const sharedFreshSeconds = 1;
const sharedStaleSeconds = 10;
const staleIfErrorSeconds = lastGoodAgeMs / 1_000;

/**
 * Browsers ask each time and mostly get a 304; only caches in front of the host may serve stale (contract §2).
 * `freshUntil`: epoch milliseconds after which the page says something else.
 */
export function allowSharedCaching(reply: FastifyReply, now: number, freshUntil?: number): void {
  const mayBeStale =
    freshUntil === undefined || freshUntil - now > (sharedFreshSeconds + sharedStaleSeconds) * 1_000;
  const stale = mayBeStale ? `, stale-while-revalidate=${sharedStaleSeconds}` : '';
  void reply
    .header('cache-control', 'no-cache')
    .header(
      'cdn-cache-control',
      `public, max-age=${sharedFreshSeconds}${stale}, stale-if-error=${staleIfErrorSeconds}`,
    );
}

/** Of a page that holds what is about one person (contract §2). */
export function keepPrivate(reply: FastifyReply): void {
  void reply.header('cache-control', 'private, no-store');
}

export function forbidCaching(reply: FastifyReply): void {
  void reply.header('cache-control', 'no-store');
}
