import { scanHtml, type HtmlTag } from './scanHtml';
import { sanitiserPolicy } from '../sanitise';

const allowedAttributes = new Set<string>(sanitiserPolicy.ALLOWED_ATTR);
/** What a parser acts on at once, even for a document that nobody sees. */
const active = new Set(['base', 'link', 'meta', 'script', 'style']);

function written({ name, isClosing, attributes }: HtmlTag): string {
  if (active.has(name)) return '';
  if (isClosing) return `</${name}>`;
  const kept = attributes.filter((attribute) => allowedAttributes.has(attribute.name));
  return `<${name}${kept.map((attribute) => ` ${attribute.name}="${attribute.value.replaceAll('"', '&quot;')}"`).join('')}>`;
}

/**
 * HTML without what makes a browser report a violation of the page's policy while the sanitiser parses it: handlers,
 * styles, base addresses. A sanitiser parses first and removes then; on a host that costs nothing, in a browser anybody
 * who publishes could fill the console and the reports. It makes nothing safe: the sanitiser still has to.
 */
export function inertHtml(html: string): string {
  if (!html.includes('<')) return html;
  return scanHtml(html)
    .map((piece) => ('tag' in piece ? written(piece.tag) : 'text' in piece ? piece.text : ''))
    .join('');
}
