import type { Brand } from '../generated/brand';
import { escapeHtml } from '../kernel/escapeHtml';

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
