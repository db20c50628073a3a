import { createHash } from 'node:crypto';
import type { Brand } from '../../../generated/brand';
import type { BrandFont } from '../font/loadFont';
import { floorScript } from './floorNote';

/** Source expression of an inline script or style (CSP Level 3, hash-source). */
export const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Origins of the brand file (contract §3); the API's may be empty. */
export type BrandOrigins = Pick<Brand, 'imageOrigins' | 'mediaOrigins' | 'apiOrigin'>;

export interface PolicySources {
  /** Inline scripts and styles of the page, besides the one that every page has. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly brand: BrandOrigins;
  /** Of the page; its address is our own. */
  readonly font?: BrandFont | undefined;
  /** Besides the API's; empty ones are left out. */
  readonly connectOrigins?: readonly string[];
  /** Who may frame the page; nobody unless given. */
  readonly framedBy?: 'self' | 'none' | undefined;
}

const distinct = (sources: readonly string[]): string =>
  [...new Set(sources.filter((source) => source !== ''))].join(' ');

/** Where pictures of templates may come from, as one source list: the page's own origin, its data and the brand's. */
export const pictureSources = ({ imageOrigins, apiOrigin }: BrandOrigins): string =>
  distinct(["'self'", 'data:', ...imageOrigins, apiOrigin]);

/** Where videos and their captions may come from. */
export const mediaSources = ({ mediaOrigins, apiOrigin }: BrandOrigins): string =>
  distinct(["'self'", ...mediaOrigins, apiOrigin]);

/** Policy of a public page: nothing inline but what the host wrote itself, no eval, no frames (contract §2). */
export function contentSecurityPolicy({
  brand,
  font,
  connectOrigins = [],
  ...sources
}: PolicySources): string {
  return [
    `default-src 'none'`,
    `script-src ${distinct(["'self'", ...[floorScript, ...sources.scripts].map(hashSource)])}`,
    `style-src ${distinct(["'self'", ...sources.styles.map(hashSource)])}`,
    `img-src ${pictureSources(brand)}`,
    `media-src ${mediaSources(brand)}`,
    ...(font ? [`font-src 'self'`] : []),
    `connect-src ${distinct(["'self'", brand.apiOrigin, ...connectOrigins])}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors '${sources.framedBy ?? 'none'}'`,
    `require-trusted-types-for 'script'`,
    `trusted-types vitrina vitrina#webpack vitrina#start dompurify`,
  ].join('; ');
}
