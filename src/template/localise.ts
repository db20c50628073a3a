import type { TemplateDocument, TextByLocale } from '../generated/template';
import { type Locale, locales } from '../kernel/locale';

const isByLocale = (text: unknown): text is TextByLocale => typeof text === 'object' && text !== null;

/** One language of a text; where it lacks that language, the document's own, then any. */
export function localiseText(text: unknown, shown: Locale, own: Locale): string {
  if (typeof text === 'string') return text;
  if (!isByLocale(text)) return '';
  return (
    text[shown] ?? text[own] ?? locales.map((locale) => text[locale]).find((each) => each !== undefined) ?? ''
  );
}

/** An object with nothing but texts by locale; ids and addresses are never such objects. */
function isTextByLocale(value: object): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => locales.some((locale) => locale === key));
}

function hasTextIn(value: unknown, locale: Locale): boolean {
  if (Array.isArray(value)) return value.some((item) => hasTextIn(item, locale));
  if (typeof value !== 'object' || value === null) return false;
  if (isTextByLocale(value)) return Object.hasOwn(value, locale);
  return Object.values(value).some((child) => hasTextIn(child, locale));
}

/** Whether a document has a language: it is its own, or at least one text is given in it. */
export function isInLocale(document: TemplateDocument, locale: Locale): boolean {
  if (document.locale === locale) return true;
  return hasTextIn(document.title, locale) || hasTextIn(document.blocks, locale);
}
