import type { FastifyRequest } from 'fastify';

const connectingFailed = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const unreached = new WeakSet<FastifyRequest>();

/** Remembers that nothing of a request has left this host, where that is why it failed. */
export function noteFailure(request: FastifyRequest, error: Error): void {
  const cause: unknown = error.cause;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  if (typeof code === 'string' && connectingFailed.has(code)) unreached.add(request);
}

/** True where the lender can't have heard of a request. */
export const wasUnreached = (request: FastifyRequest): boolean => unreached.has(request);
