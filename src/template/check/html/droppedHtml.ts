import { isPictureAddress, isSafeAddress, type AddressRules } from '../../address';
import { isHeadingId } from '../../headingId';
import { sanitiserPolicy } from '../../sanitise';
import { decodeEntities } from './htmlText';
import { scanHtml, type HtmlTag } from '../../html/scanHtml';

const allowedTags = new Set<string>(sanitiserPolicy.ALLOWED_TAGS);
const allowedAttributes = new Set<string>(sanitiserPolicy.ALLOWED_ATTR);
/** Tags that a browser makes of any HTML, so that to write them changes nothing. */
const ownOfEveryPage = new Set(['html', 'head', 'body', 'h1']);

/** What the sanitiser takes for an attempt to leave an attribute (DOMPurify, SAFE_FOR_XML). */
const breaksOut = /--!?>|\]>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/** An `id` stays on a heading alone, where a link of the page may lead. */
const keepsId = (tag: string, id: string): boolean => /^h[1-6]$/.test(tag) && isHeadingId(id);

function droppedAttributes({ name: tag, attributes, isClosing }: HtmlTag): string[] {
  if (isClosing) return [];
  return attributes
    .filter(({ name, value: written }) => {
      const value = decodeEntities(written);
      if (!allowedAttributes.has(name) || breaksOut.test(value)) return true;
      return name === 'id' && !keepsId(tag, value);
    })
    .map(({ name }) => `${tag} ${name}`);
}

/**
 * What the sanitiser would leave out of HTML, addresses apart: tags as `<name>`, attributes as `tag name`. A tag's
 * words stay, a script's go.
 */
export function droppedHtml(html: string): readonly string[] {
  if (!html.includes('<')) return [];
  const dropped = scanHtml(html).flatMap((piece) => {
    if ('comment' in piece) return ['<!-- -->'];
    if ('text' in piece) return [];
    const { tag } = piece;
    if (ownOfEveryPage.has(tag.name)) return droppedAttributes(tag);
    return allowedTags.has(tag.name) ? droppedAttributes(tag) : [`<${tag.name}>`];
  });
  return [...new Set(dropped)];
}

export interface HtmlAddress {
  readonly kind: 'link' | 'picture';
  readonly address: string;
}

const kinds: Readonly<Record<string, HtmlAddress['kind'] | undefined>> = { href: 'link', src: 'picture' };

/** Addresses of links and pictures in HTML, as a browser reads them. */
export function htmlAddresses(html: string): readonly HtmlAddress[] {
  if (!html.includes('<')) return [];
  return scanHtml(html).flatMap((piece) => {
    if (!('tag' in piece) || piece.tag.isClosing) return [];
    return piece.tag.attributes.flatMap(({ name, value }): HtmlAddress[] => {
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      return kind ? [{ kind, address: decodeEntities(value) }] : [];
    });
  });
}

/** Whether an address of HTML stays where it is. */
export const keepsAddress = ({ kind, address }: HtmlAddress, rules: AddressRules): boolean =>
  kind === 'link' ? isSafeAddress(address, rules) : isPictureAddress(address, rules);
