import type { WantedReplacement } from '../../../../generated/editor';
import { isRecord } from '../../../../kernel/record';
import { type Result, success } from '../../../../kernel/result';
import { addressRules } from '../../../../template/check/addresses';
import { isDeeperThan, limits } from '../../../../template/limits';
import { currentVersion, migrate } from '../../../../template/migrations/migrate';
import { findPlaces, type Place, withPlaces } from '../../../../template/check/replace/findPlaces';
import type { Replacement } from '../../../../template/check/replace/replacement';
import { type Refusal, refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';

const lacks = (path: string, message: string) =>
  refuse('invalid', message, { faults: [{ path: `/replacement/${path}`, message }] });

/** What the caller asks for, with what its kind needs. */
export function readReplacement(wanted: WantedReplacement): Result<Replacement, Refusal> {
  const { kind, find, replaceBy, picture, language, matchesCase = false, wholeWords = false } = wanted;
  if (kind === 'picture')
    return picture
      ? success({ kind, find, picture })
      : lacks('picture', 'a picture is replaced by a picture');
  if (replaceBy === undefined) return lacks('replaceBy', 'what is put in its place has to be said');
  return success({ kind, find, replaceBy, language, matchesCase, wholeWords });
}

type Document = Readonly<Record<string, unknown>>;

/** A draft may be anything; what no page could be read from has no places. */
function documentOf(text: string): Document | undefined {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || isDeeperThan(value, limits.jsonDepth)) return undefined;
  return Number(value.schemaVersion) > currentVersion ? undefined : migrate(value);
}

export interface FoundPlaces {
  readonly document: Document;
  readonly places: readonly Place[];
}

/** What is put in the place of what, and the synced blocks whose copies are left alone. */
export interface ReplacementInUse {
  readonly replacement: Replacement;
  readonly synced: ReadonlySet<string>;
}

/** Where a document would be changed; undefined: nowhere. */
export function placesIn(
  { brand, publicOrigin }: Editor,
  text: string,
  { replacement, synced }: ReplacementInUse,
): FoundPlaces | undefined {
  const document = documentOf(text);
  const rules = addressRules('', { brand, ...(publicOrigin !== undefined && { origin: publicOrigin }) });
  const places = document ? findPlaces(document, replacement, rules, (id) => synced.has(id)) : [];
  return document && places.length > 0 ? { document, places } : undefined;
}

/** The document's text with those places changed. */
export const writeReplaced = ({ document, places }: FoundPlaces): string =>
  `${JSON.stringify(withPlaces(document, places), null, 2)}\n`;

/** Those places changed and no others; undefined: one of them is not there, or can't be changed so. */
export function replaceAt(found: FoundPlaces, paths: readonly string[]): string | undefined {
  const chosen = new Set(paths);
  const places = found.places.filter(({ path }) => chosen.has(path));
  if (places.length !== chosen.size || places.some(({ fault }) => fault !== undefined)) return undefined;
  return writeReplaced({ ...found, places });
}
