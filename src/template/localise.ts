import type { TextByLocale } from '../generated/template';
import { locales, type Locale } from '../kernel/locale';

const isByLocale = (text: unknown): text is TextByLocale => typeof text === 'object' && text !== null;

/** One language of a text; where it lacks that language, the document's own, then any. */
export function localiseText(text: unknown, shown: Locale, own: Locale): string {
  if (typeof text === 'string') return text;
  if (!isByLocale(text)) return '';
  return (
    text[shown] ?? text[own] ?? locales.map((locale) => text[locale]).find((each) => each !== undefined) ?? ''
  );
}
