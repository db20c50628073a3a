import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { scrub } from './scrub';

/** As proxies make them: a UUID, or 32 digits of a trace. */
const madeByMachines =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?=.*[a-f])[0-9a-f]{32})$/i;
const plain = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
/** W3C Trace Context, version 00. */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/** It stands in every log line, so that nothing that could be a telephone or a session may pass for one (contract §2). */
const isFit = (id: string): boolean => madeByMachines.test(id) || (plain.test(id) && scrub(id) === id);

/** The name of a request: what came before this host gave it, or a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && isFit(given) ? given : randomUUID();
}

function traceIdOf(requestId: string): string {
  const digits = requestId.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(digits)
    ? digits
    : createHash('sha256').update(requestId).digest('hex').slice(0, 32);
}

/** What the lender hears of a request’s name: the trace goes on where there is one. */
export function tracingHeaders(requestId: string, headers: IncomingHttpHeaders = {}): IncomingHttpHeaders {
  const [, traceId = traceIdOf(requestId), flags = '01'] =
    traceparent.exec(headers.traceparent?.toString() ?? '') ?? [];
  return {
    'x-request-id': requestId,
    traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`,
  };
}

/** Tells the client the id of its request. */
export function answerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}

export const requestIdLabel = 'requestId';

const currentRequest = new AsyncLocalStorage<string>();

/** From here on lines of the host's own log name the request too, from any part of the host. */
export function nameRequestInLog(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, _reply, done) => currentRequest.run(request.id, done));
}

/** For lines of a log that has no request's name of its own. */
export function requestOfLine(bindings: () => object): Readonly<Record<string, string>> {
  const id = currentRequest.getStore();
  return id === undefined || requestIdLabel in bindings() ? {} : { [requestIdLabel]: id };
}
