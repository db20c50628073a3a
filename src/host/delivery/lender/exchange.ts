import {
  type Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestPlain,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { failure, success, type Result } from '../../../kernel/result';

export interface ExchangedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Readable | undefined;
}

export interface LenderReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Fails where the reply breaks off, or the deadline passes. */
  readonly body: Readable;
}

/** Why there is no reply, and whether a byte of the request can have reached the lender. */
export interface ExchangeFailure {
  readonly error: Error;
  readonly isSent: boolean;
}

export interface Destination {
  readonly origin: URL;
  readonly agent: Agent;
  /** How long a connection may take until something can be sent over it, in ms. */
  readonly connectTimeoutMs: number;
}

class ConnectTimeout extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('no connection to the lender in time');
    this.name = 'ConnectTimeout';
  }
}

/** Once a connection can be written to: over TLS not before the lender's certificate is verified. */
function onceReady(request: ClientRequest, isSecure: boolean, begin: () => void): void {
  request.once('socket', (socket) => {
    if (request.reusedSocket) begin();
    else socket.once(isSecure ? 'secureConnect' : 'connect', begin);
  });
}

/**
 * One request and the head of its reply.
 * @param signal aborts both, the body of the reply too
 */
export function exchange(
  { origin, agent, connectTimeoutMs }: Destination,
  { method, path, headers, body }: ExchangedRequest,
  signal: AbortSignal,
): Promise<Result<LenderReply, ExchangeFailure>> {
  const isSecure = origin.protocol === 'https:';
  const { hostname, port } = origin;
  // Of an IPv6 address, without its brackets.
  const host = hostname.replace(/^\[|\]$/g, '');
  // The client may have left while the call waited for its turn.
  if (body?.errored) return Promise.resolve(failure({ error: body.errored, isSent: false }));
  return new Promise((resolve) => {
    let isSent = false;
    const request = (isSecure ? requestSecure : requestPlain)({
      host,
      port,
      agent,
      method,
      path,
      headers,
      signal,
    });
    const timer = setTimeout(() => request.destroy(new ConnectTimeout()), connectTimeoutMs);
    // Also before there is a connection; and before the pipeline, which would end the request without the reason.
    body?.once('error', (error) => request.destroy(error));
    onceReady(request, isSecure, () => {
      if (request.destroyed) return;
      clearTimeout(timer);
      isSent = true;
      if (!body) return void request.end();
      pipeline(body, request, () => undefined);
    });
    request.once('response', (response: IncomingMessage) => {
      resolve(success({ status: response.statusCode ?? 0, headers: response.headers, body: response }));
    });
    // Stays: a request can break after its reply has begun.
    request.on('error', (error) => {
      clearTimeout(timer);
      resolve(failure({ error, isSent }));
    });
    // A switch of protocols nobody asked for ends here, with neither reply nor error.
    request.once('close', () => {
      clearTimeout(timer);
      resolve(failure({ error: new Error('the lender closed the connection without a reply'), isSent }));
    });
  });
}
