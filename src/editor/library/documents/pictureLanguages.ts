import { type LanguageType, type Locale, locales, readableLocales } from '../../../kernel/locale';
import { languageTypes } from '../../../generated/languages';
import { recordOf } from '../../../kernel/record';
import { furtherLanguages, pageTexts } from './pageTexts';

function read(document: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(document));
  } catch {
    return {};
  }
}

const ownLanguage = ({ locale }: Readonly<Record<string, unknown>>): Locale =>
  locales.find((each) => each === locale) ?? 'en';

/** The languages that visitors can read a page in, its own first. */
export function pictureLanguages(document: string): readonly Locale[] {
  const page = read(document);
  const own = ownLanguage(page);
  const readable = readableLocales(own);
  const { blocks } = page;
  const texts = pageTexts({ ...page, blocks: Array.isArray(blocks) ? blocks : [] });
  const further = furtherLanguages(texts, own).map(({ locale }) => locale);
  return [own, ...further.filter((locale) => readable.includes(locale))];
}

/** What a visitor's address asks for a language by (contract §4); its own language needs no asking. */
export function askedLanguage(document: string, locale: Locale): LanguageType | undefined {
  if (locale === ownLanguage(read(document))) return undefined;
  const types: Readonly<Partial<Record<Locale, LanguageType>>> = languageTypes;
  return types[locale];
}
