import type { FastifyInstance } from 'fastify';
import { redirectedPaths, borrowerPaths } from '../../../kernel/pagePaths';
import { allowSharedCaching, forbidCaching } from '../http/cacheControl';
import { languageOf, queryOf } from '../http/query';
import type { BorrowerRenderer, TestPreviewRenderer } from '../render/shellRenderer';
import { PageCache, sendPage } from './pageCache';
import { permissionsPolicy } from '../http/securityHeaders';

export interface BorrowerPagesOptions {
  readonly borrower: BorrowerRenderer;
  readonly clock: () => number;
}

/** The borrower's screens (contract §4): the same HTML for everyone but for the language. */
export function registerBorrowerPages(app: FastifyInstance, { borrower, clock }: BorrowerPagesOptions): void {
  const pages = new PageCache(clock);
  for (const path of borrowerPaths) {
    app.get(path, async (request, reply) => {
      const language = languageOf(request);
      const page = await pages.find(`${path} ${language ?? ''}`, () => borrower.render(path, language));
      allowSharedCaching(reply, clock());
      return sendPage(request, reply, page);
    });
  }
  for (const [path, target] of Object.entries(redirectedPaths)) {
    app.get(path, async (request, reply) => {
      forbidCaching(reply);
      return reply.redirect(target + queryOf(request.url), 302);
    });
  }
}

export interface TestPreviewOptions {
  readonly testPreview: TestPreviewRenderer;
  readonly clock: () => number;
}

/** The developers' page, for hosts with `devTools` alone (contract §3): its HTML holds the test login. */
export function registerTestPreview(app: FastifyInstance, { testPreview, clock }: TestPreviewOptions): void {
  const pages = new PageCache(clock);
  app.get('/testPreview', async (request, reply) => {
    const language = languageOf(request);
    const page = await pages.find(String(language ?? ''), () => testPreview.render(language));
    forbidCaching(reply);
    return sendPage(request, reply.header('permissions-policy', permissionsPolicy(['geolocation'])), page);
  });
}
