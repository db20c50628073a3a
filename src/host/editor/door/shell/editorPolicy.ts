import {
  type BrandOrigins,
  hashSource,
  mediaSources,
  pictureSources,
} from '../../../delivery/render/contentSecurityPolicy';

/** The card of the sign-in screen, for the one page that has no files: it says why there is no editor. */
export const closedStyle = [
  '*{box-sizing:border-box}',
  'body{display:grid;place-items:center;min-height:100vh;margin:0;padding:16px;background:#f5f5f2;color:#20242b;font:14px/1.5 system-ui,sans-serif}',
  'main{width:min(400px,100%);padding:32px;border:1px solid #deddd8;border-radius:12px;background:#fff}',
  'h1{margin:0 0 8px;font-size:1.5rem;line-height:1.25}',
  'p{margin:0;color:#5b616c;overflow-wrap:anywhere}',
].join('');

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
    `media-src ${mediaSources(brand)}`,
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
