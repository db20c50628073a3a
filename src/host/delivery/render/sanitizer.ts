import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import type { AddressRules } from '../../../template/address';
import { createSanitizer } from '../../../template/sanitise';

/** DOMPurify on a window of jsdom: the same rules as in the browser. */
export function createHostSanitizer(rules: AddressRules): (html: string) => string {
  return createSanitizer(createDOMPurify(new JSDOM('').window), rules);
}
