import { createWire } from '../../../codec/wire';
import { borrowerPaths, redirectedPaths, sitePaths } from '../../../kernel/pagePaths';
import type { Brand } from '../../../generated/brand';
import { callNames, endpoints, sentPath } from '../../../contract/calls';

/** What the host answers itself, besides the calls. */
const ownPaths = new Set<string>([
  ...sitePaths,
  ...borrowerPaths,
  ...Object.keys(redirectedPaths),
  '/landing',
  '/testPreview',
  '/editor',
  '/report',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/favicon.svg',
]);
const ownFolders = ['/editor/', '/assets/', '/pictures/', '/sandbox/'];

const isOwn = (path: string): boolean =>
  ownPaths.has(path) || ownFolders.some((folder) => path.startsWith(folder));

const escaped = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** Where in the brand file the path of a call is decided. */
const placeOf = (path: string, { wire }: Brand): string =>
  Object.hasOwn(wire.paths, path) ? `/wire/paths/${escaped(path)}` : '/loanApiPrefix';

/** Calls that could not be told apart from another one, or from a page of ours (contract §3). */
export function findPathFaults(brand: Brand): string[] {
  const wire = createWire(brand.wire);
  const taken = new Map<string, string>();
  return callNames.flatMap((name) => {
    const path = endpoints[name].path;
    const sent = sentPath(brand, wire, name);
    const other = taken.get(sent);
    taken.set(sent, path);
    if (other !== undefined) {
      const renamed = Object.hasOwn(brand.wire.paths, path) ? path : other;
      const place = placeOf(renamed, brand);
      return [
        `${place}: "${sent}" is the address of ${renamed === path ? other : path} too; give each call its own`,
      ];
    }
    return isOwn(sent)
      ? [`${placeOf(path, brand)}: "${sent}" is an address of this host's own; choose another`]
      : [];
  });
}

/** Names in `wire` that no call has: most likely misspelt, and without effect. */
export function findUnknownNames({ wire }: Brand, readableFields: readonly string[]): string[] {
  const paths = new Set(Object.values(endpoints).map(({ path }) => path));
  const unknownPaths = Object.keys(wire.paths).filter((path) => !paths.has(path));
  const unknownFields = Object.keys(wire.fields).filter((name) => !readableFields.includes(name));
  return [
    ...unknownPaths.map(
      (path) => `/wire/paths/${escaped(path)}: no call has this path, so nothing is renamed`,
    ),
    ...unknownFields.map(
      (name) => `/wire/fields/${escaped(name)}: no call has a field of this name, so nothing is renamed`,
    ),
  ];
}
