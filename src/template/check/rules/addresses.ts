import { parseAddress } from '../../../kernel/address';
import { isPictureAddress, isSafeAddress } from '../../address';
import { addressesOf, addressRules, ownOrigin, type PlacedAddress } from '../addresses';
import { isOwnPage } from '../ownPaths';
import type { Rule } from '../rule';
import type { Surroundings } from '../surroundings';
import { found, type Finding } from '../templateCheck';

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** Origins that visitors may be sent to without a question: the page's own, and those that the brand file names. */
function familiarOrigins(surroundings: Surroundings): readonly string[] {
  const { brand } = surroundings;
  const named = brand
    ? [brand.apiOrigin, brand.feesPageUrl, brand.storeLinks.android, brand.storeLinks.ios]
    : [];
  return [ownOrigin(surroundings), ...(brand?.redirectOrigins ?? []), ...named.flatMap(originOf)];
}

function checkLink({ address, path }: PlacedAddress, surroundings: Surroundings): Finding[] {
  if (!isSafeAddress(address, addressRules(address, surroundings)))
    return [found('unsafeAddress', path, { address })];
  const url = parseAddress(address, ownOrigin(surroundings));
  if (!url) return [];
  const isOwn = url.origin === ownOrigin(surroundings);
  if (isOwn) return isOwnPage(url.pathname) ? [] : [found('unknownPage', path, { address })];
  const isForeign = url.protocol === 'https:' && !familiarOrigins(surroundings).includes(url.origin);
  return surroundings.brand && isForeign ? [found('foreignAddress', path, { origin: url.origin })] : [];
}

function checkPictureAddress({ address, path }: PlacedAddress, surroundings: Surroundings): Finding[] {
  if (isPictureAddress(address, addressRules(address, surroundings))) return [];
  const url = parseAddress(address, ownOrigin(surroundings));
  const mayBeNamed = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (mayBeNamed && !surroundings.brand) return [];
  return [found('foreignPicture', path, { origin: url && mayBeNamed ? url.origin : address.slice(0, 60) })];
}

/** Addresses that pages may not lead to, that lead away, or that lead nowhere (contract §3 and §8). */
export const addresses: Rule = (subject, surroundings) =>
  addressesOf(subject).flatMap((each) =>
    each.kind === 'link' ? checkLink(each, surroundings) : checkPictureAddress(each, surroundings),
  );
