import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LanguageType } from '../../../kernel/locale';
import { allowSharedCaching, forbidCaching } from '../http/cacheControl';
import { languageOf, queryValue } from '../http/query';
import { sayRetryAfter } from '../http/retryAfter';
import { revisionHeader } from '../../../kernel/pageAddress';
import type { Dealing, LandingRenderer } from '../render/landingRenderer';
import type { RenderedPage } from '../render/htmlDocument';
import { type PublishedTemplate, type TemplateSource, findShown } from '../templates/templateSource';
import { PageCache, type CachedPage, sendPage } from './pageCache';

export interface LandingOptions {
  readonly source: TemplateSource;
  readonly renderer: LandingRenderer;
  readonly clock: () => number;
}

const shellKey = 'shell';
const newFreshSeconds = 10;

interface Side {
  readonly template: PublishedTemplate;
  readonly dealing: Dealing | undefined;
}

/** What is shown at an address: what most visitors keep, or the new revision where its number is asked for. */
function sideOf(template: PublishedTemplate, asked: string | undefined): Side {
  const { guard } = template;
  if (!guard) return { template, dealing: undefined };
  const { sequence, next } = guard;
  return asked === next.revision
    ? { template: next, dealing: { sequence, side: 'new' } }
    : { template, dealing: { sequence, side: 'old' } };
}

/** `/landing` (contract §4): the published page drawn here, or the shell in which the client draws it. */
export function registerLanding(app: FastifyInstance, { source, renderer, clock }: LandingOptions): void {
  const pages = new PageCache(clock);
  const shell = (): Promise<CachedPage> => pages.find(shellKey, () => renderer.shell());

  /** A page that can't be drawn must never take the address down: the client gets its chance. */
  const draw = (
    request: FastifyRequest,
    template: PublishedTemplate,
    language: LanguageType | undefined,
    dealing: Dealing | undefined,
  ): RenderedPage => {
    try {
      return renderer.render(template, language, dealing) ?? renderer.shell();
    } catch (error) {
      request.log.error(
        { err: error, id: template.id, revision: template.revision },
        'a template could not be rendered',
      );
      return renderer.shell();
    }
  };

  const sendShell = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendPage(request, reply, await shell());

  /** The page that says so; like a 404 it must not outlive its cause in a cache. */
  const sendEnded = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = languageOf(request);
    forbidCaching(reply);
    return sendPage(
      request,
      reply.code(410),
      await pages.find(`ended ${language ?? ''}`, () => renderer.ended(language)),
    );
  };

  app.get('/landing', async (request, reply) => {
    const id = queryValue(request, 'id');
    if (id === undefined) {
      allowSharedCaching(reply, clock());
      return sendShell(request, reply);
    }
    const lookup = await findShown(source, id);
    if (lookup.status === 'ended') return sendEnded(request, reply);
    // The shell, in which the page asks by itself, offers Retry and has last good copies of its own. A cache that has the page answers
    // with it instead of a 503 (contract §2).
    if (lookup.status !== 'published') {
      forbidCaching(reply);
      if (lookup.status === 'failed') sayRetryAfter(reply, lookup.retryAt, clock());
      return sendShell(request, reply.code(lookup.status === 'missing' ? 404 : 503));
    }
    const asked = queryValue(request, 'revision');
    const { template, dealing } = sideOf(lookup.template, asked);
    const language = languageOf(request);
    const key = `${template.id}\n${template.revision}\n${template.sha256}\n${language ?? ''}\n${dealing?.sequence ?? ''}`;
    const cached = await pages.find(key, () => draw(request, template, language, dealing));
    if (asked !== undefined && asked !== template.revision) forbidCaching(reply);
    else allowSharedCaching(reply, clock(), cached.page.freshUntil);
    // Asked for before it is gone to, so that the page comes from the browser's own cache.
    if (dealing?.side === 'new') void reply.header('cache-control', `max-age=${newFreshSeconds}`);
    if (dealing) void reply.header(revisionHeader, template.revision);
    return sendPage(request, reply, cached);
  });
}
