import type { PropRole } from '../../../generated/propRoles';
import type { BlockEnvelope } from '../../../generated/template';
import { isLocale, type Locale } from '../../../kernel/locale';
import { isRecord, recordOf } from '../../../kernel/record';
import { walkBlocks } from '../../blockTree';
import { markOf } from '../../synced/syncedMark';
import { valuesAt } from '../subject';

export type StringRole = 'text' | 'html' | 'alt' | 'link' | 'phone' | 'media';

export interface PlaceOf {
  /** JSON Pointer. */
  readonly path: string;
  /** The innermost block that it stands in; absent: the page. */
  readonly block?: { readonly id: string; readonly type: string };
  /** The synced block that it is a copy of; absent: none. */
  readonly syncedId?: string;
}

/** A text or an address of a document, wherever it stands. */
export interface PlacedString extends PlaceOf {
  readonly role: StringRole;
  readonly value: string;
  /** Absent of what is no text. */
  readonly language?: Locale;
}

export interface PlacedPicture extends PlaceOf {
  readonly value: Readonly<Record<string, unknown>>;
}

interface PlacedValue extends PlaceOf {
  readonly role: PropRole;
  readonly value: unknown;
}

const roles: readonly PropRole[] = ['text', 'html', 'image', 'action', 'media'];

const isEnvelope = (block: unknown): block is BlockEnvelope =>
  isRecord(block) && typeof block.id === 'string' && typeof block.type === 'string' && isRecord(block.props);

/** Everything with a meaning in a document, whether its blocks are sound or not: a draft may be unfinished. */
function* valuesOf(document: Readonly<Record<string, unknown>>): Generator<PlacedValue, void> {
  const { title, description, shareImage } = document;
  yield { role: 'text', path: '/title', value: title };
  yield { role: 'text', path: '/description', value: description };
  yield { role: 'image', path: '/shareImage', value: shareImage };
  for (const { block, path } of walkBlocks(document.blocks)) {
    if (!isEnvelope(block)) continue;
    const { id, type } = block;
    const mark = markOf(block);
    const within = { block: { id, type }, ...(mark && { syncedId: mark.id }) };
    for (const role of roles)
      for (const found of valuesAt(block, role, path)) yield { ...found, role, ...within };
  }
}

function* textsOf(
  { value, ...place }: PlaceOf & { readonly value: unknown },
  role: StringRole,
  own: Locale | undefined,
): Generator<PlacedString, void> {
  if (typeof value === 'string') {
    yield { ...place, role, value, ...(own && { language: own }) };
    return;
  }
  for (const [language, text] of Object.entries(recordOf(value)))
    if (isLocale(language) && typeof text === 'string')
      yield { ...place, path: `${place.path}/${language}`, role, value: text, language };
}

function* addressesOf({ value, role, ...place }: PlacedValue): Generator<PlacedString, void> {
  if (role === 'media' && typeof value === 'string') yield { ...place, role: 'media', value };
  if (role !== 'action') return;
  const { type, href, phone } = recordOf(value);
  if (type === 'link' && typeof href === 'string')
    yield { ...place, path: `${place.path}/href`, role: 'link', value: href };
  if (type === 'call' && typeof phone === 'string')
    yield { ...place, path: `${place.path}/phone`, role: 'phone', value: phone };
}

/** Every text and address that a page shows or leads to, in reading order. */
export function* placedStrings(document: Readonly<Record<string, unknown>>): Generator<PlacedString, void> {
  const own = isLocale(document.locale) ? document.locale : undefined;
  for (const found of valuesOf(document)) {
    const { role, ...placed } = found;
    if (role === 'text' || role === 'html') yield* textsOf(placed, role, own);
    else if (role === 'image')
      yield* textsOf(
        { ...placed, path: `${placed.path}/alt`, value: recordOf(placed.value).alt },
        'alt',
        own,
      );
    else yield* addressesOf(found);
  }
}

/** Every picture of a page, those within formatted texts apart. */
export function* placedPictures(document: Readonly<Record<string, unknown>>): Generator<PlacedPicture, void> {
  for (const { role, value, ...place } of valuesOf(document))
    if (role === 'image' && isRecord(value)) yield { ...place, value };
}
