import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFault } from '../../../features/site/SiteFailure';
import { sitePaths, type SitePath } from '../../../kernel/pagePaths';
import { sitePages } from '../../../features/site/sitePages';
import type { LanguageType } from '../../../kernel/locale';
import { allowSharedCaching, forbidCaching } from '../http/cacheControl';
import { languageOf } from '../http/query';
import { sayRetryAfter } from '../http/retryAfter';
import type { RenderedPage } from '../render/htmlDocument';
import type { SiteRenderer } from '../render/siteRenderer';
import type { PublishedTemplate, TemplateSource } from '../templates/templateSource';
import { PageCache, sendPage } from './pageCache';

export interface SiteOptions {
  readonly source: TemplateSource;
  readonly site: SiteRenderer;
  readonly clock: () => number;
}

type Content =
  | { readonly status: 'published'; readonly template: PublishedTemplate | undefined }
  | { readonly status: SiteFault; readonly retryAt?: number };

/** What was taken off the site comes no more, what could not be had may (contract §2). */
const statusOf: Readonly<Record<SiteFault, number>> = { failed: 503, missing: 404, ended: 410 };

/** The official site (contract §4): pages whose content is published like that of any other. */
export function registerSite(app: FastifyInstance, { source, site, clock }: SiteOptions): void {
  const pages = new PageCache(clock);

  async function find(path: SitePath): Promise<Content> {
    const { templateId, isOptional = false } = sitePages[path];
    const lookup = await source.find(templateId);
    return lookup.status === 'missing' && isOptional ? { status: 'published', template: undefined } : lookup;
  }

  function draw(
    path: SitePath,
    template: PublishedTemplate | undefined,
    language: LanguageType | undefined,
  ): RenderedPage {
    const page = site.render(path, template, language);
    if (!page) throw new Error(`${template?.id ?? path} is no template`);
    return page;
  }

  async function sendFault(request: FastifyRequest, reply: FastifyReply, fault: SiteFault, path: SitePath) {
    const language = languageOf(request);
    forbidCaching(reply);
    const page = await pages.find(`${fault} ${path} ${language ?? ''}`, () =>
      site.withoutContent(fault, path, language),
    );
    return sendPage(request, reply.code(statusOf[fault]), page);
  }

  for (const path of sitePaths) {
    app.get(path, async (request, reply) => {
      const content = await find(path);
      if (content.status !== 'published') {
        sayRetryAfter(reply, content.retryAt, clock());
        return sendFault(request, reply, content.status, path);
      }
      const { template } = content;
      const language = languageOf(request);
      const key = `${path}\n${template?.revision ?? ''}\n${template?.sha256 ?? ''}\n${language ?? ''}`;
      try {
        const cached = await pages.find(key, () => draw(path, template, language));
        allowSharedCaching(reply, clock(), cached.page.freshUntil);
        return await sendPage(request, reply, cached);
      } catch (error) {
        request.log.error({ err: error, path }, 'a page of the site could not be rendered');
        return sendFault(request, reply, 'failed', path);
      }
    });
  }
}
