import { type Locale, locales } from '../../../kernel/locale';
import { recordOf } from '../../../kernel/record';

type TextsByLocale = Readonly<Partial<Record<Locale, string>>>;

export const isByLocale = (value: unknown): value is TextsByLocale =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([locale, text]) => locales.some((each) => each === locale) && typeof text === 'string',
  );

/** The text in a language; undefined: none was written. A plain string serves every language. */
export function textIn(value: unknown, language: Locale, own: Locale): string | undefined {
  if (typeof value === 'string') return language === own ? value : undefined;
  return isByLocale(value) ? value[language] : undefined;
}

/** A text after something was written in one language; the first further language makes it a text by locale. */
export function withText(
  value: unknown,
  language: Locale,
  own: Locale,
  text: string,
): string | TextsByLocale {
  if (isByLocale(value)) return { ...value, [language]: text };
  if (language === own) return text;
  return typeof value === 'string' ? { [own]: value, [language]: text } : { [language]: text };
}

/** A text without one language; undefined: nothing is left of it. */
export function withoutText(value: unknown, language: Locale): unknown {
  if (!isByLocale(value)) return undefined;
  const rest = Object.entries(value).filter(([locale]) => locale !== language);
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/**
 * A text as it is kept after a person wrote it in one language; undefined: it is gone. Emptied, an optional text and one
 * of another language are taken away, so that their fallback shows again.
 */
export function writtenText(
  value: unknown,
  {
    language,
    own,
    isRequired,
  }: { readonly language: Locale; readonly own: Locale; readonly isRequired: boolean },
  written: string,
): unknown {
  const isGone = written === '' && (language !== own || !isRequired);
  return isGone ? withoutText(value, language) : withText(value, language, own, written);
}

/** Formatted text in a language; where it is missing, the one that stands for it. */
export function htmlIn(value: unknown, language: Locale, own: Locale) {
  const html = textIn(value, language, own);
  return {
    html,
    shown: html ?? textIn(value, own, own) ?? '',
    isInherited: html === undefined && language !== own,
  };
}

/** The same as it is kept; emptied in another language, its fallback shows again. */
export const writtenHtml = (value: unknown, language: Locale, own: Locale, written: string): unknown =>
  written === '' && language !== own ? withoutText(value, language) : withText(value, language, own, written);

export const languagesOf = (value: unknown, own: Locale): readonly Locale[] =>
  locales.filter((locale) => textIn(value, locale, own) !== undefined);

const maxSummary = 60;

function wordsOf(value: unknown, language: Locale, own: Locale): string {
  if (typeof value === 'string') return value;
  if (isByLocale(value)) return value[language] ?? value[own] ?? Object.values(value)[0] ?? '';
  return '';
}

/** The first words of one text, without tags. */
export function wordsIn(value: unknown, language: Locale, own: Locale = language): string {
  const plain = wordsOf(value, language, own)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > maxSummary ? `${plain.slice(0, maxSummary - 1)}…` : plain;
}

/** What an item or a block is told apart by in a list: its first text, without tags. */
export function summaryOf(value: unknown, language: Locale, own: Locale): string {
  const record = recordOf(value);
  const found = ['title', 'question', 'label', 'name', 'text', 'html', 'example', 'alt', 'key']
    .map((key) => record[key])
    .find((each) => wordsOf(each, language, own) !== '');
  if (found !== undefined) return wordsIn(found, language, own);
  return record.image === undefined ? '' : summaryOf(record.image, language, own);
}

/** What a block is told apart by: its own first text, else that of the first entry of its list. */
export function summaryOfProps(props: unknown, language: Locale, own: Locale): string {
  const found = summaryOf(props, language, own);
  if (found) return found;
  const { items, slides, fields } = recordOf(props);
  const list = [items, slides, fields].find((each) => Array.isArray(each)) as readonly unknown[] | undefined;
  return summaryOf(list?.[0], language, own);
}
