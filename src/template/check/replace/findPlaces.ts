import type { Locale } from '../../../kernel/locale';
import { setAtPointer } from '../../../kernel/jsonPointer';
import { type AddressRules, isMediaAddress, isPictureAddress, isSafeAddress } from '../../address';
import { htmlParts } from './htmlParts';
import {
  type PlaceOf,
  type PlacedString,
  placedPictures,
  placedStrings,
  type StringRole,
} from './placedStrings';
import { type Match, type Replaced, replaceInHtml, replaceInText } from './replaceIn';
import {
  matcherOf,
  type PictureReplacement,
  type Replacement,
  type Span,
  type WordReplacement,
} from './replacement';

/** One text, address or picture of a document, as it is and as it would be. */
export interface Place extends PlaceOf {
  readonly role: StringRole | 'picture';
  readonly language?: Locale;
  readonly matches: readonly Match[];
  /** What is put in the place of each match. */
  readonly by: string;
  readonly after: unknown;
  /** Why it is not to be changed so: the page would leave it out, or it is changed where all its copies are. */
  readonly fault?: 'address' | 'picture' | 'synced';
}

type Document = Readonly<Record<string, unknown>>;
type Find = (text: string) => readonly Span[];

const reads: Readonly<Record<'text' | 'address', ReadonlySet<StringRole>>> = {
  text: new Set(['text', 'html', 'alt']),
  address: new Set(['html', 'link', 'phone', 'media']),
};

function replaced({ role, value }: PlacedString, { kind, replaceBy }: WordReplacement, find: Find) {
  if (role !== 'html') return replaceInText(value, find, replaceBy);
  const isRead = (part: string): boolean =>
    kind === 'address' ? part === 'link' : ['words', 'alt'].includes(part);
  return replaceInHtml(value, isRead, find, replaceBy);
}

/** Whether an address that was changed would stay on the page, by the rules that typed ones are held to. */
function isKept({ role }: PlacedString, text: string, rules: AddressRules): boolean {
  if (role === 'link') return isSafeAddress(text, rules);
  if (role === 'media') return isMediaAddress(text, rules);
  if (role !== 'html') return true;
  return [...htmlParts(text)].every((part) => part.kind !== 'link' || isSafeAddress(part.text, rules));
}

function* wordPlaces(
  document: Document,
  replacement: WordReplacement,
  rules: AddressRules,
): Generator<Place, void> {
  const find = matcherOf(replacement);
  const { kind, language, replaceBy: by } = replacement;
  for (const found of placedStrings(document)) {
    if (!reads[kind].has(found.role) || (language !== undefined && found.language !== language)) continue;
    const change: Replaced | undefined = replaced(found, replacement, find);
    if (!change || change.text === found.value) continue;
    const { value: _before, ...place } = found;
    const isFaulty = kind === 'address' && !isKept(found, change.text, rules);
    yield {
      ...place,
      matches: change.matches,
      by,
      after: change.text,
      ...(isFaulty && { fault: 'address' }),
    };
  }
}

/** Files of one uploaded picture share an id; another picture is known by its address alone. */
const pictureKey = (address: string): string =>
  /\/pictures\/([\w-]{22})-\d{1,5}\.(?:avif|webp)$/.exec(address)?.[1] ?? address;

function* picturePlaces(
  document: Document,
  { find, picture }: PictureReplacement,
  rules: AddressRules,
): Generator<Place, void> {
  const wanted = pictureKey(find);
  const isWanted = (address: unknown): address is string =>
    typeof address === 'string' && pictureKey(address) === wanted;
  const isFaulty = !isPictureAddress(picture.src, rules);
  const fault: Pick<Place, 'fault'> = isFaulty ? { fault: 'picture' } : {};
  const common = { role: 'picture', by: picture.src, ...fault } as const;
  const matchOf = (found: string): Match => ({ lead: '', found, tail: '' });
  for (const { value, ...place } of placedPictures(document))
    if (isWanted(value.src) && value.src !== picture.src)
      yield { ...place, ...common, matches: [matchOf(value.src)], after: picture };
  const whole: Find = (text) =>
    isWanted(text) && text !== picture.src ? [{ start: 0, end: text.length }] : [];
  for (const { role, value, ...place } of placedStrings(document)) {
    if (role !== 'html') continue;
    const change = replaceInHtml(value, (part) => part === 'picture', whole, picture.src);
    if (change) yield { ...place, ...common, matches: change.matches, after: change.text };
  }
}

const nobodys = (): boolean => false;

/**
 * Everywhere that a document would be changed, in reading order. What is looked for and stays as it is, is none.
 * @param isSynced whether there is a synced block of an id: what is a copy of it is changed there
 */
export function findPlaces(
  document: Document,
  replacement: Replacement,
  rules: AddressRules,
  isSynced: (id: string) => boolean = nobodys,
): readonly Place[] {
  const found =
    replacement.kind === 'picture'
      ? picturePlaces(document, replacement, rules)
      : wordPlaces(document, replacement, rules);
  return [...found].map(({ syncedId, ...place }) =>
    syncedId !== undefined && isSynced(syncedId) ? { ...place, syncedId, fault: 'synced' as const } : place,
  );
}

/** The document with those places changed and nothing else. */
export const withPlaces = (document: Document, places: readonly Pick<Place, 'path' | 'after'>[]): unknown =>
  places.reduce<unknown>((changed, { path, after }) => setAtPointer(changed, path, after), document);
