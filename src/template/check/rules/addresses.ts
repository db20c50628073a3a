import { packagedBlocks } from '../../../generated/packagedBlocks';
import type { Links } from '../../../generated/template';
import { parseAddress } from '../../../kernel/address';
import { isMediaAddress, isPictureAddress, isSafeAddress } from '../../address';
import { addressesOf, addressRules, ownOrigin, type PlacedAddress, isOwnPage } from '../addresses';
import { blocksOfType } from '../checkBlock';
import type { Rule, Subject } from '../subject';
import type { CheckContext } from '../checkContext';
import { type Finding, found } from '../templateCheck';

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** Origins that visitors may be sent to without a question: the page's own, and those that the brand file names. */
function familiarOrigins(context: CheckContext): readonly string[] {
  const { brand } = context;
  const named = brand
    ? [brand.apiOrigin, brand.feesPageUrl, brand.storeLinks.android, brand.storeLinks.ios]
    : [];
  return [ownOrigin(context), ...(brand?.redirectOrigins ?? []), ...named.flatMap(originOf)];
}

function checkLink({ address, path }: PlacedAddress, context: CheckContext): Finding[] {
  if (!isSafeAddress(address, addressRules(address, context)))
    return [found('unsafeAddress', path, { address })];
  const url = parseAddress(address, ownOrigin(context));
  if (!url) return [];
  const isOwn = url.origin === ownOrigin(context);
  if (isOwn) return isOwnPage(url.pathname) ? [] : [found('unknownPage', path, { address })];
  const isForeign = url.protocol === 'https:' && !familiarOrigins(context).includes(url.origin);
  return context.brand && isForeign ? [found('foreignAddress', path, { origin: url.origin })] : [];
}

/** What the page loads comes from its own origin or from one that the brand file names for it. */
function checkFile({ kind, address, path }: PlacedAddress, context: CheckContext): Finding[] {
  const isAllowed = kind === 'picture' ? isPictureAddress : isMediaAddress;
  if (isAllowed(address, addressRules(address, context))) return [];
  const url = parseAddress(address, ownOrigin(context));
  const mayBeNamed = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (mayBeNamed && !context.brand) return [];
  const rule = kind === 'picture' ? 'foreignPicture' : 'foreignMedia';
  return [found(rule, path, { origin: url && mayBeNamed ? url.origin : address.slice(0, 60) })];
}

/** Addresses that pages may not lead to, that lead away, or that lead nowhere (contract §3 and §8). */
export const addresses: Rule = (subject, context) =>
  addressesOf(subject).flatMap((each) =>
    each.kind === 'link' ? checkLink(each, context) : checkFile(each, context),
  );

/** A document may hold more under `links`: of what a later version put there nothing is known, not even that it is a text. */
const linkNames = ['download', 'agreement', 'after'] as const satisfies readonly (keyof Links)[];

/** Links to other templates that nobody can open yet. */
export const unpublishedTemplates: Rule = (subject, context) => {
  const { isPublished } = context;
  if (!isPublished) return [];
  const { links = {} } = subject.document;
  const named = linkNames.flatMap((name) =>
    links[name] === undefined ? [] : [{ id: links[name], path: `/links/${name}` }],
  );
  const addressed = addressesOf(subject).flatMap(({ kind, address, path }) => {
    const url = kind === 'link' ? parseAddress(address, ownOrigin(context)) : undefined;
    const isLanding = url?.origin === ownOrigin(context) && url.pathname.toLowerCase() === '/landing';
    const id = isLanding ? url.searchParams.get('id') : null;
    return id === null ? [] : [{ id, path }];
  });
  return [...named, ...addressed]
    .filter(({ id }) => id !== subject.document.id && !isPublished(id))
    .map(({ id, path }) => found('unpublishedTemplate', path, { id }));
};

/** Blocks of packages that load from origins which the brand file does not name: their pictures and videos would be missing. */
export const packageOrigins: Rule = ({ blocks }, { brand }) =>
  blocks.flatMap(({ envelope: { type }, path }) => {
    const origins = Object.hasOwn(packagedBlocks, type) ? packagedBlocks[type]?.origins : undefined;
    if (!brand || !origins) return [];
    const missing = (needed: readonly string[], allowed: readonly string[], setting: string): Finding[] =>
      needed
        .filter((origin) => !allowed.includes(origin))
        .map((origin) => found('packageOriginMissing', path, { type, origin, setting }));
    return [
      ...missing(origins.images, brand.imageOrigins, 'imageOrigins'),
      ...missing(origins.media, brand.mediaOrigins, 'mediaOrigins'),
    ];
  });

const actionPaths = ({ actions }: Subject, type: 'download' | 'agreement'): string[] =>
  actions.filter(({ value }) => value.type === type).map(({ path }) => path);

/** What leads to a page that the template doesn't name; it then works only where the page's address names one. */
export const missingLinks: Rule = (subject): Finding[] => {
  const { links = {}, kind } = subject.document;
  const forms = blocksOfType(subject.blocks, 'registration').map(({ path }) => path);
  const lacks = (name: 'download' | 'agreement') => links[name] === undefined && kind !== name;
  return [
    ...(lacks('download')
      ? [...forms, ...actionPaths(subject, 'download')].map((path) => found('downloadLinkMissing', path))
      : []),
    ...(lacks('agreement')
      ? actionPaths(subject, 'agreement').map((path) => found('agreementLinkMissing', path))
      : []),
  ];
};
