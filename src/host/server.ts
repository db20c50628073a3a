import fastify, { type FastifyInstance } from 'fastify';
import { mostBodyBytes } from './http/guardRequests';
import { loggerOptions, type LogStream } from './logging/logger';

export interface ServerOptions {
  readonly trustedProxies: readonly string[];
  /** Standard output unless given. */
  readonly logStream?: LogStream;
}

/** Longer than the 60 s that a call may take (contract §5), so that its reply still finds the connection. */
const requestTimeoutMs = 75_000;

/** An empty server with its log. */
export function createServer({ trustedProxies, logStream }: ServerOptions): FastifyInstance {
  return fastify({
    logger: loggerOptions(logStream),
    disableRequestLogging: true,
    bodyLimit: mostBodyBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
  });
}
