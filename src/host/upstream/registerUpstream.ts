import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { IncomingHttpHeaders as SecondHttpHeaders } from 'node:http2';
import { createWire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';
import { pageHeader } from '../../kernel/pageHeaders';
import { sendFailure } from '../http/envelope';
import { mostBodyBytes } from '../http/guardRequests';
import { BodyTooLarge, countBody } from './countBody';
import { forwardedPaths, type ForwardedMethod } from './forwardedCalls';
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

/**
 * Pages set no cookies, so none pass either way. Where a request came from is told by this host alone: what a
 * client says about it is dropped, unless a trusted proxy said it.
 * What our pages say for the counting of this host is its own affair.
 */
const keptFromUpstream = new Set([pageHeader.toLowerCase(), 'cookie', 'forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']);
const hopByHop = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'upgrade']);
const keptFromClient = new Set(['set-cookie', 'server', 'x-powered-by', 'alt-svc', 'strict-transport-security']);

type Headers = IncomingHttpHeaders | SecondHttpHeaders;

const without = (headers: Headers, ...refused: readonly ReadonlySet<string>[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !refused.some((names) => names.has(name))));

const toUpstream = (request: { readonly ip: string }, headers: Headers): Headers => ({
  ...without(headers, keptFromUpstream, hopByHop),
  'x-forwarded-for': request.ip,
});

function fromUpstream(headers: Headers): Headers {
  const kept = without(headers, keptFromClient, hopByHop);
  return { ...kept, 'cache-control': kept['cache-control'] ?? 'no-store' };
}

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
          rewriteRequestHeaders: toUpstream,
          rewriteHeaders: fromUpstream,
          // Only browsers try again, and only GETs (contract §5).
          retryDelay: () => null,
          // The plugin's type leaves the kind of server open; ours is this one.
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
