import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { createWire } from '../../../codec/wire';
import type { Brand } from '../../../generated/brand';
import { replyCodes } from '../../../kernel/failure';
import { sendFailure } from '../../delivery/http/envelope';
import { maxBodyBytes } from '../../delivery/http/guardRequests';
import { queryOf } from '../../delivery/http/query';
import { countBody } from './countBody';
import { forwardedCalls } from './forwardedCalls';
import { headersToLender } from '../../delivery/lender/forwardedHeaders';
import type { LenderCall, LenderClient, LenderFailure } from '../../delivery/lender/lenderClient';
import { passReply } from './passReply';
import { noteUnreached } from '../../delivery/lender/unreached';

export interface UpstreamOptions {
  readonly brand: Brand;
  /** Closed with the app. */
  readonly lender: LenderClient;
  /** Folder whose files are fetched from the upstream too: a lender has its pictures elsewhere, the sandbox here. */
  readonly pictures?: string;
  /** From when the host has a request's head to the end of its reply, in ms. */
  readonly timeoutMs?: number;
}

/** Contract §5, in ms. What guards calls builds on it. */
export const callDeadlineMs = 60_000;
const retryAfterSeconds = 3;

/** Of a body that is too large or broke off. */
function statusOfBody(error: Error): number | undefined {
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

function statusOf({ kind, error }: LenderFailure): number {
  switch (kind) {
    case 'busy':
      return 503;
    case 'timeout':
      return 504;
    case 'unreachable':
      return 502;
    case 'broken':
      return statusOfBody(error) ?? 502;
  }
}

function sendLenderFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failed: LenderFailure,
): FastifyReply {
  const { kind, isSent, error } = failed;
  request.log.warn({ err: error, reason: kind, isSent }, 'the lender gave no reply to a call');
  if (!isSent) noteUnreached(request);
  if (kind === 'busy') void reply.header('retry-after', String(retryAfterSeconds));
  return isSent
    ? sendFailure(reply, statusOf(failed))
    : sendFailure(reply, statusOf(failed), '', replyCodes.notSent);
}

/** Forwards the calls of contract §5 in their wire form, bytes as they come, and nothing else. */
export async function registerUpstream(
  app: FastifyInstance,
  { brand, lender, pictures, timeoutMs = callDeadlineMs }: UpstreamOptions,
): Promise<void> {
  app.addHook('onClose', async () => lender.close());

  /** The path is the route's own: none that only looks like it is sent on. */
  const forward =
    ({ name, path }: Pick<LenderCall, 'name' | 'path'>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const body = request.body instanceof Readable ? request.body : undefined;
      const headers = headersToLender(request, request.headers);
      if (!body) delete headers['content-length'];
      const sent = await lender.send({
        name,
        method: request.method,
        path: path + queryOf(request.url),
        headers,
        body,
        timeoutMs: timeoutMs - reply.elapsedTime,
      });
      return sent.ok ? passReply(reply, sent.value) : sendLenderFailure(request, reply, sent.error);
    };

  await app.register(async (scope) => {
    scope.addHook('preParsing', async (_request, _reply, payload) => countBody(payload, maxBodyBytes));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    if (pictures !== undefined)
      scope.get(`${pictures}*`, (request, reply) =>
        forward({ name: 'picture', path: request.url.replace(/\?.*/s, '') })(request, reply),
      );
    for (const call of forwardedCalls(brand, createWire(brand.wire))) {
      scope.route({ method: [...call.method], url: call.path, handler: forward(call) });
    }
  });
}
