import type { BlockEnvelope } from '../../../generated/template';
import { type Locale, locales } from '../../../kernel/locale';
import { isRecord, recordOf } from '../../../kernel/record';
import { isNeutral } from '../../../template/check/rules/translations';
import { valuesAt } from '../../../template/check/subject';
import { isByLocale } from '../../kit/data/textValue';
import type { OpenDocument } from './openDocument';

/** A text that visitors read, as it stands in the document. */
export interface PageText {
  /** JSON Pointer in the document. */
  readonly path: string;
  /** Type of the block that it stands in; undefined: the page itself. */
  readonly type: string | undefined;
  readonly value: unknown;
}

const isEnvelope = (raw: unknown): raw is BlockEnvelope =>
  isRecord(raw) && typeof raw.type === 'string' && isRecord(raw.props);

function textsOfBlock(raw: unknown, path: string): PageText[] {
  if (!isEnvelope(raw)) return [];
  const { type } = raw;
  const pictures = valuesAt(raw, 'image', path).map((found) => ({
    path: `${found.path}/alt`,
    value: recordOf(found.value).alt,
  }));
  const own = [...valuesAt(raw, 'text', path), ...valuesAt(raw, 'html', path), ...pictures];
  const { columns } = recordOf(raw.props);
  const inside = (Array.isArray(columns) ? columns : []).flatMap((column: unknown, place) =>
    textsOfBlocks(column, `${path}/props/columns/${place}`),
  );
  return [...own.map((found) => ({ ...found, type })), ...inside];
}

const textsOfBlocks = (blocks: unknown, path: string): PageText[] =>
  (Array.isArray(blocks) ? blocks : []).flatMap((raw: unknown, place) =>
    textsOfBlock(raw, `${path}/${place}`),
  );

/** Every text of a page that says something, in the order in which it is read. */
export function pageTexts({ title, description, shareImage, blocks }: OpenDocument): readonly PageText[] {
  const head = [
    { path: '/title', value: title },
    { path: '/description', value: description },
    { path: '/shareImage/alt', value: recordOf(shareImage).alt },
  ];
  const all = [...head.map((found) => ({ ...found, type: undefined })), ...textsOfBlocks(blocks, '/blocks')];
  return all.filter(({ value }) => (isByLocale(value) ? Object.values(value) : [value]).some(Boolean));
}

/** How far a language of a page has got. */
export interface LanguageStanding {
  readonly locale: Locale;
  readonly written: readonly PageText[];
  /** What visitors read in another language meanwhile. */
  readonly missing: readonly PageText[];
  /** Of what is written, what says nothing in any other language. */
  readonly only: readonly PageText[];
}

/** A name, a number or a single word is the same in every language; so is a plain text of them. */
function needsWords({ value, path }: PageText): boolean {
  return typeof value !== 'string' || !isNeutral(value, path);
}

export function standingOf(texts: readonly PageText[], locale: Locale): LanguageStanding {
  const has = ({ value }: PageText): boolean => isByLocale(value) && Boolean(value[locale]);
  const written = texts.filter(has);
  const only = written.filter(({ value }) => Object.values(recordOf(value)).filter(Boolean).length === 1);
  return { locale, written, only, missing: texts.filter((text) => !has(text) && needsWords(text)) };
}

/** The languages of a page beside its own: those in which at least one text is given (contract §8). */
export const furtherLanguages = (texts: readonly PageText[], own: Locale): readonly LanguageStanding[] =>
  locales
    .filter((locale) => locale !== own)
    .map((locale) => standingOf(texts, locale))
    .filter(({ written }) => written.length > 0);
