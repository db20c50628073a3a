import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { readForwardedFor } from './delivery/http/forwardedFor';
import { maxBodyBytes } from './delivery/http/requestLimits';
import { standardOutput, loggerOptions, type LogStream } from './process/logging/logger';
import { requestIdLabel, requestIdOf } from './process/logging/requestId';

export interface ServerOptions {
  readonly trustedProxies: readonly string[];
  /** Open at once; further ones are closed unanswered. No end unless given. */
  readonly maxConnections?: number;
  /** Standard output unless given. */
  readonly logStream?: LogStream;
}

/** How long receiving a request may take, its body too: who sends slower is cut off. The reply may take longer. */
const requestTimeoutMs = 75_000;
const sayEveryMs = 60_000;

/** Memory ends before a flood of connections does. A proxy takes one that is closed unanswered for a host that is gone for a moment. */
function limitConnections({ server, log }: FastifyInstance, max: number): void {
  let saidAt = -Infinity;
  server.maxConnections = max;
  server.on('drop', () => {
    if (performance.now() - saidAt < sayEveryMs) return;
    saidAt = performance.now();
    log.warn({ max }, 'connections are refused: as many as MAX_CONNECTIONS allows are open');
  });
}

export function createServer({ trustedProxies, maxConnections, logStream }: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(logStream ?? standardOutput()),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: requestIdLabel }),
    genReqId: ({ headers }) => requestIdOf(headers),
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
    // `drainGently` says what is refused.
    return503OnClosing: false,
    // Addresses that can't even be read: no hook has run, and nothing of them is repeated.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const status = error.statusCode ?? 400;
      void reply
        .code(status)
        .type('text/plain; charset=utf-8')
        .send(STATUS_CODES[status] ?? '');
    },
  });
  readForwardedFor(app);
  if (maxConnections !== undefined) limitConnections(app, maxConnections);
  return app;
}
