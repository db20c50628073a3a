/** The client path's heavy part, a chunk of its own: validators and the sanitiser. */
import DOMPurify from 'dompurify';
import type { PromotionBrand } from '../../codec/brand';
import type { TemplatePipeline } from '../../features/promotion/workers/loadPage';
import { inertHtml } from '../../template/html/inertHtml';
import { preparePage } from '../../template/preparePage';
import { createSanitizer } from '../../template/sanitise';

/** Made once a page: DOMPurify's own instance is used, since the page's Trusted Types allow it one policy. */
export function createPipeline(brand: PromotionBrand): TemplatePipeline {
  const sanitize = createSanitizer(() => DOMPurify, { ...brand, origin: window.location.origin });
  return { preparePage, sanitizeHtml: (html) => sanitize(inertHtml(html)) };
}
