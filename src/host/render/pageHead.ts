import type { Page, ShownImage } from '../../template/block';
import { escapeHtml } from './htmlDocument';

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  content === '' ? '' : `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

const absolute = (address: string, origin: string): string => new URL(address, origin).href;

function shareImage(image: ShownImage | undefined, origin: string): string[] {
  if (!image) return [];
  return [
    meta('property', 'og:image', absolute(image.src, origin)),
    meta('property', 'og:image:alt', image.alt ?? ''),
    ...(image.width && image.height
      ? [meta('property', 'og:image:width', String(image.width)), meta('property', 'og:image:height', String(image.height))]
      : []),
  ];
}

/** What search results and shared links say of a promotion page. */
export function pageHead(page: Page, { origin, background }: { origin: string; background: string }): string[] {
  const address = absolute(`/landing?id=${encodeURIComponent(page.id)}`, origin);
  return [
    meta('name', 'description', page.description),
    meta('name', 'theme-color', background),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    ...shareImage(page.shareImage, origin),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ].filter((element) => element !== '');
}
