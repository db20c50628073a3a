import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createWire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';
import { sendFailure } from '../http/envelope';
import { mostBodyBytes } from '../http/guardRequests';
import { BodyTooLarge, countBody } from './countBody';
import { forwardedPaths, type ForwardedMethod } from './forwardedCalls';
import { headersToClient, headersToLender } from './forwardedHeaders';
import { passReply } from './passReply';
import { noteFailure } from './unreached';

export interface UpstreamOptions {
  readonly brand: Brand;
  /** Origin of the lender's back end. */
  readonly upstreamUrl: string;
  /** All calls time out after 60 s (contract §5). */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 60_000;
const connectTimeoutMs = 10_000;

/** What reply-from says about a failed forward, as the status that a page understands. */
function statusOf(error: Error): number {
  if (error.cause instanceof BodyTooLarge) return 413;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return status === 504 || status === 503 ? status : 502;
}

/** Forwards the calls of contract §5 in their wire form, bytes as they come, and nothing else. */
export async function registerUpstream(app: FastifyInstance, options: UpstreamOptions): Promise<void> {
  const { brand, upstreamUrl, timeoutMs = defaultTimeoutMs } = options;
  const paths = forwardedPaths(brand, createWire(brand.wire));
  const forward = (method: ForwardedMethod) =>
    app.register(async (scope) => {
      scope.addHook('preParsing', async (_request, _reply, payload) => countBody(payload, mostBodyBytes));
      await scope.register(httpProxy, {
        upstream: upstreamUrl,
        routes: [...paths[method]],
        httpMethods: [method],
        disableRequestLogging: true,
        destroyAgent: true,
        undici: { connect: { timeout: connectTimeoutMs }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
        replyOptions: {
          rewriteRequestHeaders: headersToLender,
          rewriteHeaders: (headers) => headersToClient(headers),
          // Only browsers try again, and only GETs (contract §5).
          retryDelay: () => null,
          // The plugin's types leave the kind of server open; ours is this one.
          onResponse: (_request, reply, { stream }) => passReply(reply as unknown as FastifyReply, stream),
          onError: (reply, { error }) => {
            const ours = reply as unknown as FastifyReply;
            noteFailure(ours.request, error);
            void sendFailure(ours, statusOf(error));
          },
        },
      });
    });
  await forward('GET');
  await forward('POST');
}
