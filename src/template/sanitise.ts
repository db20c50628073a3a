import type { Config, DOMPurify } from 'dompurify';
import { type AddressRules, isPictureAddress, isSafeAddress } from './address';
import { headingElementId, isHeadingId } from './headingId';

/** What marketing may write: text, lists, tables, links and pictures. No styles, forms, frames or scripts. */
export const sanitiserPolicy = {
  ALLOWED_TAGS: [
    'a',
    'abbr',
    'b',
    'blockquote',
    'br',
    'caption',
    'code',
    'dd',
    'del',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
    'img',
    'ins',
    'li',
    'ol',
    'p',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: [
    'href',
    'id',
    'src',
    'alt',
    'width',
    'height',
    'title',
    'lang',
    'dir',
    'colspan',
    'rowspan',
    'scope',
    'start',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^[^\0]*$/,
  KEEP_CONTENT: true,
} satisfies Config;

/** A heading of the first level belongs to the page itself. */
const demoteHeadings = (html: string): string => html.replace(/<(\/?)h1(?=[\s>/])/gi, '<$1h2');

/** Gives an instance the rules of addresses, as its hooks, and the policy. */
function prepare(purify: DOMPurify, rules: AddressRules): DOMPurify {
  purify.addHook('uponSanitizeAttribute', (node, attribute) => {
    if (attribute.attrName === 'id') {
      attribute.keepAttr = /^H[1-6]$/.test(node.nodeName) && isHeadingId(attribute.attrValue);
      attribute.attrValue = headingElementId(attribute.attrValue);
    }
    if (attribute.attrName === 'href') attribute.keepAttr = isSafeAddress(attribute.attrValue, rules);
    if (attribute.attrName === 'src') attribute.keepAttr = isPictureAddress(attribute.attrValue, rules);
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && node.hasAttribute('href')) node.setAttribute('rel', 'noopener noreferrer');
    if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  });
  // Once, since reading the policy takes as long as a short text.
  purify.setConfig(sanitiserPolicy);
  return purify;
}

/**
 * Sanitises HTML of templates, in the browser and, with jsdom's window, in Node. Addresses follow the same rules as
 * those of actions and pictures (contract §8). HTML that is plain needs none (`nodesOfPlainHtml`).
 * @param open gives an instance of its own; called at the first text
 */
export function createSanitizer(open: () => DOMPurify, rules: AddressRules): (html: string) => string {
  let purify: DOMPurify | undefined;
  return (html) => (purify ??= prepare(open(), rules)).sanitize(demoteHeadings(html));
}
