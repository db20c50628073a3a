import createDOMPurify from 'dompurify';
import type * as Jsdom from 'jsdom';
import { createRequire } from 'node:module';
import type { AddressRules } from '../../../template/address';
import { createSanitizer } from '../../../template/sanitise';

const load = createRequire(__filename);

/** jsdom is dearer to load than the rest of the host, and most texts are plain: it is loaded for the first that is given to it. */
function openWindow(): Jsdom.DOMWindow {
  const { JSDOM } = load('jsdom') as typeof Jsdom;
  return new JSDOM('').window;
}

/** DOMPurify on a window of jsdom: the same rules as in the browser. */
export function createHostSanitizer(rules: AddressRules): (html: string) => string {
  return createSanitizer(() => createDOMPurify(openWindow()), rules);
}
