import type { FastifyRequest } from 'fastify';

const unreached = new WeakSet<FastifyRequest>();

/** Remembers that nothing of a request has reached the lender. */
export function noteUnreached(request: FastifyRequest): void {
  unreached.add(request);
}

/** True where the lender can't have heard of a request. */
export const wasUnreached = (request: FastifyRequest): boolean => unreached.has(request);
