import { hashSource, pictureSources, type BrandOrigins } from '../../delivery/render/contentSecurityPolicy';
import { closedStyle } from './closedStyle';

/**
 * Policy of the editor's own pages: scripts of this host alone, started by a nonce; the visual editor writes styles
 * into its page (contract §2). Frames show previews of this host. No Trusted Types: the packages of the visual editor
 * hand plain text to `innerHTML` and `DOMParser`, in the canvas's own window too, where no policy of ours stands first.
 */
export function editorPolicy(nonce: string, brand: BrandOrigins): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src ${pictureSources(brand)} blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'self' blob:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Policy of the page that says why there is no editor: text, and how it is set. */
export const closedEditorPolicy = [
  `default-src 'none'`,
  `style-src ${hashSource(closedStyle)}`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');
