/** The client path's heavy part, a chunk of its own: validators and the sanitiser. */
import type { PublicBrand } from '../../codec/publicBrand';
import type { Preparation } from '../../features/promotion/workers/loadPage';
import { preparePage } from '../../template/preparePage';
import { createSanitizer } from '../../template/sanitise';

export function createPreparation(brand: PublicBrand): Preparation {
  const rules = { origin: window.location.origin, schemeLink: brand.schemeLink, imageOrigins: brand.imageOrigins };
  return { preparePage, sanitizeHtml: createSanitizer(window, rules) };
}
