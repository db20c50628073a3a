import type { Config, DOMPurify } from 'dompurify';
import { isPictureAddress, isSafeAddress, type AddressRules } from './address';
import { isPlainHtml } from './plainHtml';

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

/**
 * Sanitises HTML of templates, in the browser and, with jsdom's window, in Node. Addresses follow the same rules as
 * those of actions and pictures (contract §8). Takes an instance of its own: the rules become its hooks.
 */
export function createSanitizer(purify: DOMPurify, rules: AddressRules): (html: string) => string {
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (attribute.attrName === 'href') attribute.keepAttr = isSafeAddress(attribute.attrValue, rules);
    if (attribute.attrName === 'src') attribute.keepAttr = isPictureAddress(attribute.attrValue, rules);
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && node.hasAttribute('href')) node.setAttribute('rel', 'noopener noreferrer');
    if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  });
  // Once, since reading the policy takes as long as a short text.
  purify.setConfig(sanitiserPolicy);
  return (html) => {
    const demoted = demoteHeadings(html);
    return isPlainHtml(demoted) ? demoted : purify.sanitize(demoted);
  };
}
