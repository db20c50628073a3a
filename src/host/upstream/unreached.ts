import type { FastifyRequest } from 'fastify';

const connectingFailed = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']);

const unreached = new WeakSet<FastifyRequest>();

/**
 * True where a connection was never made. The same codes come from one that stands, once something was sent; there they
 * name another system call. Of several addresses that were tried at once Node names none.
 */
function isUnconnected(cause: object): boolean {
  if (!('code' in cause) || typeof cause.code !== 'string') return false;
  if (cause.code === 'UND_ERR_CONNECT_TIMEOUT') return true;
  const isConnecting = 'errors' in cause || ('syscall' in cause && (cause.syscall === 'connect' || cause.syscall === 'getaddrinfo'));
  return isConnecting && connectingFailed.has(cause.code);
}

/** Remembers that nothing of a request has left this host, where that is why it failed. */
export function noteFailure(request: FastifyRequest, error: Error): void {
  if (typeof error.cause === 'object' && error.cause !== null && isUnconnected(error.cause)) unreached.add(request);
}

/** True where the lender can't have heard of a request. */
export const wasUnreached = (request: FastifyRequest): boolean => unreached.has(request);
