import type { FastifyInstance } from 'fastify';
import { parseLanguageType } from '../../../kernel/locale';
import { redirectedPaths, borrowerPaths } from '../../../kernel/pagePaths';
import { allowSharedCaching, forbidCaching } from '../http/cacheControl';
import { queryOf, queryValue } from '../http/query';
import type { BorrowerRenderer } from '../render/borrowerRenderer';
import { PageCache } from './pageCache';
import { sendPage } from './sendPage';

export interface BorrowerPagesOptions {
  readonly borrower: BorrowerRenderer;
  readonly clock: () => number;
}

/** The borrower's screens (contract §4): the same HTML for everyone but for the language. */
export function registerBorrowerPages(app: FastifyInstance, { borrower, clock }: BorrowerPagesOptions): void {
  const pages = new PageCache(clock);
  for (const path of borrowerPaths) {
    app.get(path, async (request, reply) => {
      const language = parseLanguageType(queryValue(request, 'language'));
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
