import { languageVersions, siteAddress } from '../../../features/site/siteData';
import { sitePages } from '../../../features/site/sitePages';
import type { LanguageType } from '../../../kernel/locale';
import { escapeHtml } from '../../../kernel/escapeHtml';

export interface CrawlerFile {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

const sitemapPath = '/sitemap.xml';

/** One entry of the sitemap protocol for each page and language, each naming the page in all languages. */
function sitemap(origin: string, brandLanguage: LanguageType): string {
  const absolute = (address: string) => escapeHtml(new URL(address, origin).href);
  const paths = [...new Set(Object.values(sitePages).map(({ canonicalPath }) => canonicalPath))];
  const entries = paths.flatMap((path) => {
    const versions = languageVersions(path, brandLanguage)
      .map(
        ({ language, address }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(address)}"/>`,
      )
      .join('');
    return ([1, 2] as const).map(
      (language) =>
        `<url><loc>${absolute(siteAddress(path, language, brandLanguage))}</loc>${versions}</url>`,
    );
  });
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** Crawlers read pages only. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /report',
    '',
    `Sitemap: ${new URL(sitemapPath, origin).href}`,
    '',
  ].join('\n');

/** @param origin that people see, `https://pages.example` */
export const crawlerFiles = (origin: string, brandLanguage: LanguageType): readonly CrawlerFile[] => [
  { path: sitemapPath, type: 'application/xml; charset=utf-8', body: sitemap(origin, brandLanguage) },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', body: robots(origin) },
];
