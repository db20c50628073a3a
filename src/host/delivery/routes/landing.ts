import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedLocale, type Locale } from '../../../kernel/locale';
import { allowSharedCaching, forbidCaching } from '../http/cacheControl';
import { languageOf, queryValue } from '../http/query';
import { sayRetryAfter } from '../http/retryAfter';
import type { Dealing, LandingRenderer } from '../render/landingRenderer';
import type { RenderedPage } from '../render/htmlDocument';
import { type PublishedTemplate, type TemplateSource, findShown } from '../templates/templateSource';
import { PageCache, type CachedPage, sendPage } from './pageCache';

export interface LandingOptions {
  readonly source: TemplateSource;
  readonly renderer: LandingRenderer;
  /** Optional languages that the brand file turned on. */
  readonly languages: readonly string[];
  readonly clock: () => number;
}

const shellKey = 'shell';

interface Side {
  readonly template: PublishedTemplate;
  readonly dealing: Dealing | undefined;
}

/** What is shown at an address: what most visitors keep, or the new revision of a guard where its number is asked for. */
function sideOf(template: PublishedTemplate, asked: string | undefined): Side {
  const { guard } = template;
  if (guard && asked === guard.next.revision)
    return { template: guard.next, dealing: { sequence: guard.sequence, side: 'new' } };
  if (asked !== undefined) return { template, dealing: 'over' };
  return { template, dealing: guard && { sequence: guard.sequence, side: 'old' } };
}

const keyOf = (dealing: Dealing | undefined): string =>
  typeof dealing === 'object' ? String(dealing.sequence) : (dealing ?? '');

/** `/landing` (contract §4): the published page drawn here, or the shell in which the client draws it. */
export function registerLanding(
  app: FastifyInstance,
  { source, renderer, languages, clock }: LandingOptions,
): void {
  const pages = new PageCache(clock);
  const shell = (): Promise<CachedPage> => pages.find(shellKey, () => renderer.shell());

  /** A page that can't be drawn must never take the address down: the client gets its chance. */
  const draw = (
    request: FastifyRequest,
    template: PublishedTemplate,
    language: Locale | undefined,
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
    const { template, dealing } = sideOf(lookup.template, queryValue(request, 'revision'));
    const language = askedLocale(queryValue(request, 'language'), languages);
    const key = `${template.id}\n${template.revision}\n${template.sha256}\n${language ?? ''}\n${keyOf(dealing)}`;
    const cached = await pages.find(key, () => draw(request, template, language, dealing));
    // Soon nobody asks for it, by any of its many addresses.
    if (dealing === 'over') forbidCaching(reply);
    else allowSharedCaching(reply, clock(), cached.page.freshUntil);
    return sendPage(request, reply, cached);
  });
}
