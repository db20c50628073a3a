import { parseAddress } from '../../../kernel/address';
import { dialledNumber, splitExtension } from '../../../kernel/dialledNumber';
import type { SitePath } from '../../../kernel/pagePaths';
import { type AddressRules, isSafeAddress } from '../../../template/address';
import { isOwnPage } from '../../../template/check/addresses';

export const linkKinds = ['page', 'site', 'phone', 'mail', 'web'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Pages that every host has and visitors look for (contract §4). */
export const linkedSitePages = [
  '/',
  '/About',
  '/Loan',
  '/PrivacyPolicy',
  '/Contact',
  '/User',
  '/customerService',
] as const satisfies readonly (SitePath | '/customerService')[];
export type LinkedSitePage = (typeof linkedSitePages)[number];

export const isLinkedSitePage = (path: string): path is LinkedSitePage =>
  linkedSitePages.some((each) => each === path);

/** Where a link leads, as a person chooses it: a template's id, a path, a number, a mailbox or any address. */
export interface LinkTarget {
  readonly kind: LinkKind;
  readonly value: string;
}

const pageAddress = (id: string): string => `/landing?id=${encodeURIComponent(id)}`;

export function addressOf({ kind, value }: LinkTarget): string {
  const text = value.trim();
  if (kind === 'page') return pageAddress(text);
  if (kind === 'phone') return `tel:${dialledNumber(text)}`;
  return kind === 'mail' ? `mailto:${text}` : text;
}

/** The template that an address opens; undefined: it opens none. */
export function templateIdOf(address: string, origin: string): string | undefined {
  const url = parseAddress(address, origin);
  const isLanding = url?.origin === origin && url.pathname.toLowerCase() === '/landing';
  return (isLanding && url.searchParams.get('id')) || undefined;
}

/** An address as somebody would choose it; what has more to it, such as parameters, stays an address. */
export function targetOf(address: string, origin: string): LinkTarget {
  const id = templateIdOf(address, origin);
  if (id !== undefined && pageAddress(id) === address) return { kind: 'page', value: id };
  if (isLinkedSitePage(address)) return { kind: 'site', value: address };
  if (/^tel:/i.test(address)) return { kind: 'phone', value: address.slice('tel:'.length) };
  if (/^mailto:[^?]*$/i.test(address)) return { kind: 'mail', value: address.slice('mailto:'.length) };
  return { kind: 'web', value: address };
}

/** What is wrong with where a link is to lead, by the rules that the page goes by (`template/address.ts`). */
export type LinkFault =
  'space' | 'scheme' | 'insecure' | 'refused' | 'unknownPage' | 'phone' | 'mail' | 'long';

/** The most that `common.schema.json#/$defs/address` takes, in characters. */
const maxLength = 2_048;

const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

function webFault(address: string, rules: AddressRules): LinkFault | undefined {
  if (address.length > maxLength) return 'long';
  if (/\s/.test(address)) return 'space';
  if (/^http:/i.test(address) && parseAddress(address, rules.origin)?.origin !== rules.origin)
    return 'insecure';
  // A browser would take `example.com` for a page of ours.
  if (!hasScheme.test(address) && !/^[/#?]/.test(address)) return 'scheme';
  if (!isSafeAddress(address, rules)) return 'refused';
  const url = parseAddress(address, rules.origin);
  return url?.origin === rules.origin && !isOwnPage(url.pathname) ? 'unknownPage' : undefined;
}

/** Digits in groups, and maybe an extension. */
const isTelephone = (text: string): boolean =>
  /^\+?[\d\s().\p{Pd}]+$/u.test(splitExtension(text).number) &&
  /^\+?\d{3,15}(?:,\d+)?$/.test(dialledNumber(text));

/** Undefined: it may lead there, or nothing was chosen yet. */
export function linkFault({ kind, value }: LinkTarget, rules: AddressRules): LinkFault | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  if (kind === 'phone') return isTelephone(text) ? undefined : 'phone';
  if (kind === 'mail') return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? undefined : 'mail';
  return kind === 'web' ? webFault(text, rules) : undefined;
}

/** The host that a link leaves for; undefined: it stays with us. */
export function foreignHost(address: string, { origin }: AddressRules): string | undefined {
  const url = parseAddress(address, origin);
  return url?.protocol === 'https:' && url.origin !== origin ? url.host : undefined;
}
