import type { Brand } from '../generated/brand';
import type { TemplateDocument, TextByLocale } from '../generated/template';
import { escapeHtml } from '../kernel/escapeHtml';
import { type Locale, locales } from '../kernel/locale';

/** What of the brand file a template's texts may name. */
export type BrandWords = Pick<Brand, 'appName' | 'lender' | 'servicePhone'>;

/** Shown for what the brand file leaves empty, so that a gap is seen and not read over. */
const nothing = '—';

const placeholder = /\{\{\s*([A-Za-z.]+)\s*\}\}/g;

const wordsByName = ({ appName, lender, servicePhone }: BrandWords): ReadonlyMap<string, string> =>
  new Map([
    ['appName', appName],
    ['servicePhone', servicePhone],
    // A brand without a lender of its own lends under the name of its app.
    ['lender.name', lender.name || appName],
    ['lender.registration', lender.registration],
    ['lender.address', lender.address],
    ['lender.email', lender.email],
  ]);

/** Names that a text may hold between double braces. */
export const brandPlaceNames: readonly string[] = [
  'appName',
  'servicePhone',
  'lender.name',
  'lender.registration',
  'lender.address',
  'lender.email',
];

function fill(text: string, words: BrandWords, change: (word: string) => string): string {
  if (!text.includes('{{')) return text;
  const byName = wordsByName(words);
  return text.replace(placeholder, (place, name: string) => {
    const word = byName.get(name);
    return word === undefined ? place : change(word || nothing);
  });
}

/**
 * A text with `{{appName}}`, `{{servicePhone}}`, `{{lender.name}}`, `{{lender.registration}}`, `{{lender.address}}` and
 * `{{lender.email}}` filled from the brand file; other places stay as they are.
 */
export const fillText = (text: string, words: BrandWords): string => fill(text, words, (word) => word);

/** The same in HTML, where a name never becomes markup. */
export const fillHtml = (html: string, words: BrandWords): string => fill(html, words, escapeHtml);

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
