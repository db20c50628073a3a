import type { TemplateDocument } from '../generated/template';
import { locales, type Locale } from '../kernel/locale';

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
