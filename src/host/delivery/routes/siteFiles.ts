import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../../generated/brand';
import type { CrawlerFile } from '../render/crawlerFiles';
import { escapeHtml } from '../../../kernel/escapeHtml';

const oneDay = 'public, max-age=86400';

/** The brand's first letter on its colours. */
function favicon({ appName, theme }: Brand): string {
  const [initial = ''] = appName;
  const letter = `<text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${theme.background}">${escapeHtml(initial)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${theme.accent}"/>${letter}</svg>`;
}

/** What browsers and crawlers ask of every site. */
export function registerSiteFiles(
  app: FastifyInstance,
  brand: Brand,
  crawlerFiles: readonly CrawlerFile[],
): void {
  const icon = favicon(brand);
  const icons = ['/favicon.ico', '/favicon.svg'].map((path) => ({ path, type: 'image/svg+xml', body: icon }));
  for (const { path, type, body } of [...icons, ...crawlerFiles]) {
    app.get(path, async (_request, reply) => reply.header('cache-control', oneDay).type(type).send(body));
  }
}
