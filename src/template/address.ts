import { parseAddress } from '../kernel/address';

/** What an address of a template may lead to (contract §8). */
export interface AddressRules {
  /** Origin of the page, `https://example.test`. */
  readonly origin: string;
  /** Origin of the API, which counts as the page's own (contract §3); empty or absent: it is. */
  readonly apiOrigin?: string;
  /** The brand's scheme link, `prestademo://open`; may be empty. */
  readonly schemeLink: string;
  /** Origins of pictures besides the page's own (contract §3). */
  readonly imageOrigins: readonly string[];
  /** Origins of videos and captions besides the page's own (contract §3); absent: none. */
  readonly mediaOrigins?: readonly string[];
}

/**
 * A path of the page's own origin by its form alone: no scheme, no host, nothing that a parser would take out first.
 * Most addresses of a template are; parsing each costs more than all the rest of its check.
 */
const isPlainPath = (address: string): boolean => /^\/(?:[\w.-][\w./-]*)?$/.test(address);

const isHttp = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:';

const isOwn = (url: URL, { origin, apiOrigin }: AddressRules): boolean =>
  isHttp(url) && (url.origin === origin || url.origin === apiOrigin);

const schemeOf = (link: string): string => /^[a-z][a-z0-9+.-]*:/i.exec(link)?.[0].toLowerCase() ?? '';

/** Schemes by which a page runs code or shows a document of its own, whatever a brand file says. */
const neverAllowed = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'filesystem:',
  'view-source:',
  'http:',
  '',
]);

/** https:, tel:, mailto:, a path of the same origin or the brand's scheme; nothing else. */
export function isSafeAddress(address: string, rules: AddressRules): boolean {
  if (isPlainPath(address)) return true;
  const url = parseAddress(address, rules.origin);
  if (!url) return false;
  // A blob: address has the origin of the page that made it.
  if (isOwn(url, rules)) return url.username === '' && url.password === '';
  if (url.protocol === 'https:') return url.username === '' && url.password === '';
  if (url.protocol === 'tel:' || url.protocol === 'mailto:') return true;
  return url.protocol === schemeOf(rules.schemeLink) && !neverAllowed.has(url.protocol);
}

/** Several addresses in the eyes of a `srcset`, which ends them at spaces and commas (HTML, srcset attribute). */
const isSeveral = (address: string): boolean => /[\t\n\f\r ]|^,|,$/.test(address);

function isFrom(origins: readonly string[], address: string, rules: AddressRules): boolean {
  const url = parseAddress(address, rules.origin);
  if (!url || url.username !== '' || url.password !== '') return false;
  return isOwn(url, rules) || (isHttp(url) && origins.includes(url.origin));
}

/** Pictures come from the page's own origin and the brand's image origins only (contract §3). */
export const isPictureAddress = (address: string, rules: AddressRules): boolean =>
  isPlainPath(address) || (!isSeveral(address) && isFrom(rules.imageOrigins, address, rules));

/** Videos and captions come from the page's own origin and the brand's media origins only (contract §3). */
export const isMediaAddress = (address: string, rules: AddressRules): boolean =>
  isPlainPath(address) || isFrom(rules.mediaOrigins ?? [], address, rules);
