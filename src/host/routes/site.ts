import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sitePageOf, sitePaths, type SitePath } from '../../features/site/sitePages';
import { parseLanguageType, type LanguageType } from '../../kernel/locale';
import { allowSharedCaching, forbidCaching } from '../http/cacheControl';
import { queryValue } from '../http/query';
import type { RenderedPage } from '../render/renderedPage';
import type { SiteRenderer } from '../render/siteRenderer';
import type { PublishedTemplate, TemplateSource } from '../templateSource';
import { PageCache } from './pageCache';
import { sendPage } from './sendPage';

export interface SiteOptions {
  readonly source: TemplateSource;
  readonly site: SiteRenderer;
  readonly clock: () => number;
}

type Content = { readonly template: PublishedTemplate | undefined } | undefined;

/** The official site (contract §4): pages whose content is published like that of any other. */
export function registerSite(app: FastifyInstance, { source, site, clock }: SiteOptions): void {
  const pages = new PageCache(clock);

  /** What a page is drawn from; undefined where that can't be had now. */
  async function find(path: SitePath): Promise<Content> {
    const { templateId, isOptional = false } = sitePageOf(path);
    const lookup = await source.find(templateId);
    if (lookup.status === 'published') return { template: lookup.template };
    return lookup.status === 'missing' && isOptional ? { template: undefined } : undefined;
  }

  function draw(path: SitePath, template: PublishedTemplate | undefined, language: LanguageType | undefined): RenderedPage {
    const page = site.render(path, template, language);
    if (!page) throw new Error(`${template?.id ?? path} is no template`);
    return page;
  }

  async function sendFailure(request: FastifyRequest, reply: FastifyReply, path: SitePath, language: LanguageType | undefined) {
    forbidCaching(reply);
    const page = await pages.find(`failed ${path} ${language ?? ''}`, () => site.unavailable(path, language));
    return sendPage(request, reply.code(503), page);
  }

  for (const path of sitePaths) {
    app.get(path, async (request, reply) => {
      const language = parseLanguageType(queryValue(request, 'language'));
      const content = await find(path);
      if (!content) return sendFailure(request, reply, path, language);
      const { template } = content;
      const key = `${path}\n${template?.revision ?? ''}\n${template?.sha256 ?? ''}\n${language ?? ''}`;
      try {
        const cached = await pages.find(key, () => draw(path, template, language));
        allowSharedCaching(reply, clock(), cached.page.freshUntil);
        return await sendPage(request, reply, cached);
      } catch (error) {
        request.log.error({ err: error, path }, 'a page of the site could not be rendered');
        return sendFailure(request, reply, path, language);
      }
    });
  }
}
