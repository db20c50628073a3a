import { borrowerPaths, redirectedPaths, sitePaths } from '../../kernel/pagePaths';
import type { AddressRules } from '../address';
import { htmlAddresses } from './html/droppedHtml';
import { perText } from './perText';
import type { Subject } from './subject';
import type { CheckContext } from './checkContext';

export interface PlacedAddress {
  readonly kind: 'link' | 'picture' | 'media';
  readonly address: string;
  readonly path: string;
}

/** Stands for the page's own origin where that is not known; nobody can own it (RFC 2606). */
const unknownOrigin = 'https://own.invalid';

export const ownOrigin = ({ origin }: CheckContext): string => origin ?? unknownOrigin;

/** The rules that the page goes by. Without a brand, any app's scheme may be the brand's. */
export const addressRules = (address: string, context: CheckContext): AddressRules => ({
  origin: ownOrigin(context),
  schemeLink: context.brand ? context.brand.schemeLink : address,
  apiOrigin: context.brand?.apiOrigin ?? '',
  imageOrigins: context.brand?.imageOrigins ?? [],
  mediaOrigins: context.brand?.mediaOrigins ?? [],
});

const addressesIn = perText(({ text }) => htmlAddresses(text));

/** Every address of a document: of actions, pictures and videos, and within formatted text. */
export function addressesOf({ actions, pictures, media, words }: Subject): readonly PlacedAddress[] {
  return [
    ...actions.flatMap(({ value, path }) =>
      value.type === 'link' ? [{ kind: 'link' as const, address: value.href, path: `${path}/href` }] : [],
    ),
    ...pictures.flatMap(({ value: { src, sources = [] }, path }) => [
      { kind: 'picture' as const, address: src, path: `${path}/src` },
      ...sources.map((source, position) => ({
        kind: 'picture' as const,
        address: source.src,
        path: `${path}/sources/${position}/src`,
      })),
    ]),
    ...media.map(({ value, path }) => ({ kind: 'media' as const, address: value, path })),
    ...words.flatMap((each) =>
      each.role === 'html' ? addressesIn(each).map((address) => ({ ...address, path: each.path })) : [],
    ),
  ];
}

/** Pages of the host, in small letters: the host tells some apart by case, marketers seldom do. */
const pages: ReadonlySet<string> = new Set(
  [...sitePaths, ...borrowerPaths, ...Object.keys(redirectedPaths), '/landing'].map((path) =>
    path.toLowerCase(),
  ),
);

/** Folders of files that the host serves. */
const folders = ['/pictures/', '/assets/'];

export function isOwnPage(path: string): boolean {
  const lower = path.toLowerCase();
  return pages.has(lower) || folders.some((folder) => lower.startsWith(folder));
}

/** Where the privacy policy stands (contract §4). */
export const isPrivacyPage = (path: string): boolean =>
  ['/privacypolicy', '/policy'].includes(path.toLowerCase());

/** Where borrowers reach people: customer service and complaints (contract §4). */
export const isServicePage = (path: string): boolean =>
  ['/customerservice', '/complaint', '/complaintlist', '/contact'].includes(path.toLowerCase());
