import type { LanguageVersion } from '../../../features/site/siteData';
import type { Page, ShownImage } from '../../../template/block';
import { escapeHtml } from '../../../kernel/escapeHtml';
import { pictureTypeOf } from '../../../kernel/pictureType';

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  content === '' ? '' : `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

export const iconLink = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

/** Of pages that nobody is to find by a search. */
export const noIndex = '<meta name="robots" content="noindex">';

/** Head of a page that is about the person who opens it. */
export const privateHead = (background: string): string[] => [
  noIndex,
  `<meta name="theme-color" content="${background}">`,
  iconLink,
];

const absolute = (address: string, origin: string): string => new URL(address, origin).href;

function shareImage(image: ShownImage | undefined, origin: string): string[] {
  if (!image) return [];
  return [
    meta('property', 'og:image', absolute(image.src, origin)),
    meta('property', 'og:image:type', pictureTypeOf(image.src) ?? ''),
    meta('property', 'og:image:alt', image.alt ?? ''),
    ...(image.width && image.height
      ? [
          meta('property', 'og:image:width', String(image.width)),
          meta('property', 'og:image:height', String(image.height)),
        ]
      : []),
  ];
}

export interface PublicHeadOptions {
  readonly origin: string;
  readonly background: string;
  /** Path and query that search engines keep. */
  readonly address: string;
  readonly alternates?: readonly LanguageVersion[];
}

export type Described = Pick<Page, 'title' | 'description' | 'shareImage'>;

/** What search results and shared links say of a public page. */
export function publicHead(
  page: Described,
  { origin, background, address, alternates = [] }: PublicHeadOptions,
): string[] {
  const canonical = absolute(address, origin);
  return [
    meta('name', 'description', page.description),
    meta('name', 'theme-color', background),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', canonical),
    ...shareImage(page.shareImage, origin),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ language, address: other }) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(absolute(other, origin))}">`,
    ),
    iconLink,
  ].filter((element) => element !== '');
}

export const pageHead = (page: Page, place: Pick<PublicHeadOptions, 'origin' | 'background'>): string[] =>
  publicHead(page, { ...place, address: `/landing?id=${encodeURIComponent(page.id)}` });
