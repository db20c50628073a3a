import type { Config, DOMPurify } from 'dompurify';
import { type AddressRules, isPictureAddress, isSafeAddress } from './address';

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

/** Gives an instance the rules of addresses, as its hooks, and the policy. */
function prepare(purify: DOMPurify, rules: AddressRules): DOMPurify {
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
  return purify;
}

/**
 * Sanitises HTML of templates, in the browser and, with jsdom's window, in Node. Addresses follow the same rules as
 * those of actions and pictures (contract §8).
 * @param open gives an instance of its own; called at the first text that is not plain
 */
export function createSanitizer(open: () => DOMPurify, rules: AddressRules): (html: string) => string {
  let purify: DOMPurify | undefined;
  return (html) => {
    const demoted = demoteHeadings(html);
    return isPlainHtml(demoted) ? demoted : (purify ??= prepare(open(), rules)).sanitize(demoted);
  };
}

/** Marks words up; may stand wherever words may. */
const inline = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'small', 'br']);
const lists = new Set(['ul', 'ol']);
const top = '';

/** What every other tag may stand in, so that no browser has to close or move anything by itself. */
const parents = new Map<string, readonly string[]>([
  ['h2', [top]],
  ['h3', [top]],
  ['h4', [top]],
  ['p', [top, 'li']],
  ['ul', [top, 'li']],
  ['ol', [top, 'li']],
  ['li', ['ul', 'ol']],
]);

/** A tag without attributes, or text that is written as it is read: no entity, no control character, no half of a pair. */
const piece = /<(\/?)([a-z0-9]+)>|(?:[^<>&\p{Cc}\p{Cs}\u00a0]|[\n\t])+/uy;
/** Browsers flatten what nests far deeper than this. */
const deepest = 16;

const mayStandIn = (name: string, parent: string): boolean =>
  inline.has(name) ? !lists.has(parent) : (parents.get(name)?.includes(parent) ?? false);

/**
 * True for the HTML that most texts of templates are: a few kinds of tags without attributes, each closed in its place.
 * There is nothing in it that a sanitiser could take out, and it is read exactly as it is written, so whoever knows this
 * can spare the parsing. False says nothing about the HTML.
 */
export function isPlainHtml(html: string): boolean {
  if (/^\s/.test(html)) return false;
  const open: string[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const found = piece.exec(html);
    if (!found) return false;
    const [, slash, name] = found;
    if (name === undefined) continue;
    if (slash) {
      if (open.pop() !== name) return false;
    } else {
      if (open.length >= deepest || !mayStandIn(name, open.at(-1) ?? top)) return false;
      if (name !== 'br') open.push(name);
    }
  }
  return open.length === 0;
}
