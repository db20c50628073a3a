import type { FastifyInstance } from 'fastify';
import { forbidCaching } from '../http/cacheControl';
import { languageOf } from '../http/query';
import type { LimitMisses } from '../http/limitRates';
import type { SendFault } from '../http/sendFault';
import type { LandingRenderer } from '../render/landingRenderer';
import { PageCache, sendPage } from './pageCache';

export interface UnknownPathsOptions {
  readonly renderer: LandingRenderer;
  readonly isCall: (url: string) => boolean;
  readonly sendFault: SendFault;
  readonly clock: () => number;
  /** Absent with RATE_LIMITS=off. */
  readonly limitMisses: LimitMisses | undefined;
}

/** Path without its last slash where a page has that path; its query goes along as it came. */
function slashlessAddress(app: FastifyInstance, url: string): string | undefined {
  const [, path, query = ''] = /^(\/[^?]*)\/(\?.*)?$/.exec(url) ?? [];
  return path !== undefined && app.hasRoute({ method: 'GET', url: path }) ? path + query : undefined;
}

/** A real 404 page with a way home (contract §4), or the page that was meant; JSON for calls. */
export function registerUnknownPaths(app: FastifyInstance, options: UnknownPathsOptions): void {
  const { renderer, isCall, sendFault, clock, limitMisses } = options;
  const pages = new PageCache(clock);
  app.setNotFoundHandler({ ...(limitMisses && { preHandler: limitMisses }) }, async (request, reply) => {
    if (isCall(request.url)) return sendFault(request, reply, 404);
    forbidCaching(reply);
    const meant = /^(GET|HEAD)$/.test(request.method) ? slashlessAddress(app, request.url) : undefined;
    if (meant !== undefined) return reply.redirect(meant, 308);
    const language = languageOf(request);
    return sendPage(
      request,
      reply.code(404),
      await pages.find(String(language ?? ''), () => renderer.notFound(language)),
    );
  });
}
