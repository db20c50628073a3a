import type { Locale } from '../generated/template';

export type { Locale };

/** Language types of the loan product: 1 English and ₹, 2 Spanish and $ (contract §1). */
export type LanguageType = 1 | 2;

/** The language type of each language that texts exist in (contract §8); undefined: it has none. Complete by its type. */
const languageTypeByLocale: Readonly<Record<Locale, LanguageType | undefined>> = {
  en: 1,
  es: 2,
  zh: undefined,
};

/** Languages that texts exist in (contract §8). */
export const locales: readonly Locale[] = ['en', 'es', 'zh'];

/**
 * Languages that visitors of a page can be shown: its own, and those that they can ask for by `language` (contract §4).
 * A text in any other one would never be read.
 */
export const readableLocales = (own: Locale): readonly Locale[] =>
  locales.filter((locale) => locale === own || languageTypeByLocale[locale] !== undefined);

const localeByLanguageType = { 1: 'en', 2: 'es' } as const satisfies Record<LanguageType, Locale>;

/** Languages of the language types: those that the host and the sandbox speak. */
export type ProductLocale = (typeof localeByLanguageType)[LanguageType];

export const localeOf = (languageType: LanguageType): ProductLocale => localeByLanguageType[languageType];

/** The `language` query parameter; anything but 1 and 2 counts as absent (contract §4). */
export function parseLanguageType(value: string | null | undefined): LanguageType | undefined {
  if (value === '1') return 1;
  if (value === '2') return 2;
  return undefined;
}

/** The language type that a promotion page sends: that of the locale it shows, else the brand's (contract §4). */
export const languageTypeOf = (locale: Locale, brandLanguageType: LanguageType): LanguageType =>
  languageTypeByLocale[locale] ?? brandLanguageType;
