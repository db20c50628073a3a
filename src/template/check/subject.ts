import { escapeSegment } from '../../kernel/jsonPointer';
import { type PropRole, propRoles } from '../../generated/propRoles';
import type { Action, BlockEnvelope, Image, TemplateDocument, Text } from '../../generated/template';
import { type Locale, locales } from '../../kernel/locale';
import type { RulesInForce } from '../../kernel/marketRules';
import { isRecord } from '../../kernel/record';
import type { CheckedBlock } from './checkBlock';
import type { CheckContext } from './checkContext';
import type { Finding } from './templateCheck';

/** A value of a known kind, with its JSON Pointer. */
export interface Placed<Value> {
  readonly value: Value;
  readonly path: string;
}

type TextRole = 'text' | 'html' | 'alt';

interface PlacedText extends Placed<Text> {
  readonly role: TextRole;
}

/** One language of a text. A plain string is in the document's own language. */
export interface Words {
  readonly text: string;
  readonly path: string;
  readonly role: TextRole;
  readonly language: Locale;
}

/** A document whose format is right, with what most rules look at collected once. */
export interface Subject {
  readonly document: TemplateDocument;
  /** The blocks whose own format is right, those in columns after the one that holds them. */
  readonly blocks: readonly CheckedBlock[];
  readonly texts: readonly PlacedText[];
  readonly words: readonly Words[];
  readonly pictures: readonly Placed<Image>[];
  readonly actions: readonly Placed<Action>[];
  /** Addresses of videos and captions. */
  readonly media: readonly Placed<string>[];
  /** Bytes of the document's text in UTF-8. */
  readonly bytes: number;
}

const isText = (value: unknown): value is Text => typeof value === 'string' || isRecord(value);

const textsOf = (found: readonly Placed<unknown>[], role: TextRole): PlacedText[] =>
  found.flatMap(({ value, path }) => (isText(value) ? [{ value, path, role }] : []));

const altsOf = (pictures: readonly Placed<Image>[]): PlacedText[] =>
  textsOf(
    pictures.map(({ value, path }) => ({ value: value.alt, path: `${path}/alt` })),
    'alt',
  );

/** A block's props have been validated, so what stands at the place of a picture, an action or a video is one. */
function valuesOf<Value>(
  blocks: readonly CheckedBlock[],
  role: 'image' | 'action' | 'media',
): Placed<Value>[] {
  return blocks.flatMap(({ envelope, path }) => valuesAt(envelope, role, path) as unknown as Placed<Value>[]);
}

function blockTexts(blocks: readonly CheckedBlock[]): PlacedText[] {
  return blocks.flatMap(({ envelope, path }) => [
    ...textsOf(valuesAt(envelope, 'text', path), 'text'),
    ...textsOf(valuesAt(envelope, 'html', path), 'html'),
  ]);
}

function wordsOf({ value, path, role }: PlacedText, own: Locale): Words[] {
  if (typeof value === 'string') return [{ text: value, path, role, language: own }];
  return locales.flatMap((language) => {
    const text = value[language];
    return text === undefined ? [] : [{ text, path: `${path}/${language}`, role, language }];
  });
}

export function subjectOf(
  document: TemplateDocument,
  blocks: readonly CheckedBlock[],
  bytes: number,
): Subject {
  const { title, description, shareImage } = document;
  const head = textsOf(
    [
      { value: title, path: '/title' },
      { value: description, path: '/description' },
    ],
    'text',
  );
  const inBlocks = valuesOf<Image>(blocks, 'image');
  const pictures = shareImage ? [{ value: shareImage, path: '/shareImage' }, ...inBlocks] : inBlocks;
  const texts = [...head, ...blockTexts(blocks), ...altsOf(pictures)];
  const words = texts.flatMap((text) => wordsOf(text, document.locale));
  return {
    document,
    blocks,
    texts,
    words,
    pictures,
    actions: valuesOf<Action>(blocks, 'action'),
    media: valuesOf<string>(blocks, 'media'),
    bytes,
  };
}

/** Looks at a whole document for one kind of fault. Pure; what it needs and lacks, it does not judge. */
export type Rule = (subject: Subject, context: CheckContext) => readonly Finding[];

export interface LendingContext extends CheckContext {
  /** The rules of the page's market on the day that it is looked at for. */
  readonly inForce: RulesInForce;
}

/**
 * The same for what a market's rules ask of pages that offer loans. It takes every figure of the law from `inForce` and
 * knows nothing of days: `checkLending` asks it for today and for the days on which rules change, and leaves out what the
 * market asks nothing about.
 */
export type LendingRule = (subject: Subject, context: LendingContext) => readonly Finding[];

interface PlacedValue {
  readonly value: unknown;
  /** JSON Pointer. */
  readonly path: string;
}

function descend(found: PlacedValue, [head, ...rest]: readonly string[]): PlacedValue[] {
  const { value, path } = found;
  if (head === undefined) return [found];
  if (typeof value !== 'object' || value === null) return [];
  const keys = head === '*' ? Object.keys(value) : [head].filter((key) => Object.hasOwn(value, key));
  return keys.flatMap((key) =>
    descend(
      { value: (value as Readonly<Record<string, unknown>>)[key], path: `${path}/${escapeSegment(key)}` },
      rest,
    ),
  );
}

/** All props of one role in a block, with their places. */
export function valuesAt({ type, props }: BlockEnvelope, role: PropRole, blockPath: string): PlacedValue[] {
  const roles = Object.hasOwn(propRoles, type) ? (propRoles[type] ?? []) : [];
  return roles
    .filter((candidate) => candidate.role === role)
    .flatMap(({ path }) => descend({ value: props, path: `${blockPath}/props` }, path));
}
