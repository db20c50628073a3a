import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { createWire, type Wire } from '../../../codec/wire';
import type { Brand } from '../../../generated/brand';
import { maxBodyBytes } from '../../delivery/http/requestLimits';
import { queryOf } from '../../delivery/http/query';
import { countBody } from '../../delivery/http/bodies';
import { endOfCall } from '../../delivery/http/endOfCall';
import { headersToLender } from '../../delivery/lender/forwardedHeaders';
import type { LenderCall, LenderClient } from '../../delivery/lender/lenderClient';
import { passReply, sendLenderFailure } from './passReply';
import { type CallName, callNames, endpoints, sentPath } from '../../../contract/calls';

export interface UpstreamOptions {
  readonly brand: Brand;
  /** Closed with the app. */
  readonly lender: LenderClient;
  /** Folder whose files are fetched from the upstream too: a lender has its pictures elsewhere, the sandbox here. */
  readonly pictures?: string;
  /** From when the host has a request's head to the end of its reply, in ms. */
  readonly timeoutMs?: number;
}

/** Contract §5, in ms. The interceptor of calls builds on it. */
export const callDeadlineMs = 60_000;

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
        // What acts or creates goes on, also where its phone is gone.
        signal: name !== 'picture' && endpoints[name].effect === 'reads' ? endOfCall(reply) : undefined,
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

interface ForwardedCall {
  readonly name: CallName;
  readonly method: readonly ('GET' | 'POST')[];
  /** As it is sent. */
  readonly path: string;
}

/** The only calls that are forwarded (contract §2): the test login only for developers, templates by their own source. */
const forwardedCalls = (brand: Brand, wire: Wire): readonly ForwardedCall[] =>
  callNames
    .filter((name) => !endpoints[name].isTemplate && (brand.devTools || !endpoints[name].isForDevelopers))
    .map((name) => {
      const { method, isGetToo } = endpoints[name];
      return { name, method: isGetToo ? ['GET', method] : [method], path: sentPath(brand, wire, name) };
    });
