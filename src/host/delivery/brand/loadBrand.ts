import demoBrand from '../../../../brands/demo.json';
import { decodeBrand, unconfirmedLanguages } from '../../../codec/brand';
import type { Brand } from '../../../generated/brand';
import { readableFields } from '../../../generated/readableFields';
import { failure, type Result, success } from '../../../kernel/result';
import { findColorWarnings } from './brandContrast';
import { readText } from '../../process/settings/readText';
import { escapeSegment } from '../../../kernel/jsonPointer';
import { reasonOf } from '../../../kernel/errors';
import { createWire } from '../../../codec/wire';
import { borrowerPaths, redirectedPaths, sitePaths } from '../../../kernel/pagePaths';
import { callNames, endpoints, sentPath } from '../../../contract/calls';

function readJson(file: string): Result<unknown, readonly string[]> {
  const content = readText(file);
  if (!content.ok) return failure([`CONFIG_FILE ${file}: ${content.error}`]);
  try {
    const value: unknown = JSON.parse(content.value);
    return success(value);
  } catch (error) {
    return failure([`CONFIG_FILE ${file}: it is not JSON: ${reasonOf(error)}`]);
  }
}

/**
 * The brand that this deployment serves (contract §3); the error holds the path of each fault. What is no fault, and
 * still unlikely to be meant, is warned of.
 */
export function loadBrand(configFile: string | undefined): Result<Brand, readonly string[]> {
  if (configFile === undefined) return decodeBrand(demoBrand);
  const content = readJson(configFile);
  if (!content.ok) return content;
  const brand = decodeBrand(content.value);
  const faults = brand.ok ? findPathFaults(brand.value) : brand.error;
  if (!brand.ok || faults.length > 0)
    return failure(faults.map((fault) => `CONFIG_FILE ${configFile}: ${fault}`));
  const warnings = [
    ...findUnknownNames(brand.value, readableFields),
    ...findColorWarnings(brand.value),
    ...unconfirmedLanguages(brand.value).map(
      (code) => `/languages: nobody has confirmed the texts of "${code}", which are machine-made`,
    ),
  ];
  for (const warning of warnings) process.emitWarning(`CONFIG_FILE ${configFile}: ${warning}`);
  return brand;
}

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
const ownFolders = ['/editor/', '/assets/', '/fonts/', '/pictures/', '/sandbox/'];

const isOwn = (path: string): boolean =>
  ownPaths.has(path) || ownFolders.some((folder) => path.startsWith(folder));

/** Where in the brand file the path of a call is decided. */
const placeOf = (path: string, { wire }: Brand): string =>
  Object.hasOwn(wire.paths, path) ? `/wire/paths/${escapeSegment(path)}` : '/loanApiPrefix';

/** Calls that could not be told apart from another one, or from a page of ours (contract §3). */
function findPathFaults(brand: Brand): string[] {
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
function findUnknownNames({ wire }: Brand, readableFields: readonly string[]): string[] {
  const paths = new Set(Object.values(endpoints).map(({ path }) => path));
  const unknownPaths = Object.keys(wire.paths).filter((path) => !paths.has(path));
  const unknownFields = Object.keys(wire.fields).filter((name) => !readableFields.includes(name));
  return [
    ...unknownPaths.map(
      (path) => `/wire/paths/${escapeSegment(path)}: no call has this path, so nothing is renamed`,
    ),
    ...unknownFields.map(
      (name) =>
        `/wire/fields/${escapeSegment(name)}: no call has a field of this name, so nothing is renamed`,
    ),
  ];
}
