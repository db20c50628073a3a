import {
  borrowerLanguages,
  languageCodes,
  languageTypes,
  optionalLanguages,
  type BorrowerLanguage,
} from '../generated/languages';
import type { Locale } from '../generated/template';

export type { BorrowerLanguage, Locale };

/** Language types of the loan product: 1 English and ₹, 2 Spanish and $ (contract §1). */
export type LanguageType = 1 | 2;

/** Languages that texts exist in (contract §8). */
export const locales: readonly Locale[] = languageCodes;

/** Those that a page may be written in: all but what a brand file has to turn on first. */
export const localesOf = (turnedOn: readonly string[]): readonly Locale[] =>
  languageCodes.filter((code) => !optionalLanguages[code] || turnedOn.includes(code));

/**
 * Languages that visitors of a page can be shown: its own, and those that they can ask for by `language` (contract §4). A
 * text in any other one would never be read.
 */
export const readableLocales = (own: Locale, turnedOn: readonly string[] = []): readonly Locale[] =>
  localesOf([own, ...turnedOn]).filter((locale) => locale === own || Object.hasOwn(languageTypes, locale));

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

/** The language that `language` asks for: by its type, or by its name where the brand file turned it on (contract §3, §4). */
export function askedLocale(
  value: string | null | undefined,
  turnedOn: readonly string[],
): Locale | undefined {
  const languageType = parseLanguageType(value);
  if (languageType) return localeOf(languageType);
  return languageCodes.find((code) => code === value && turnedOn.includes(code));
}

interface BrandLanguages {
  readonly languageType: LanguageType;
  readonly languages: readonly string[];
}

/** The language that a borrower's screen shows: what is asked for, as far as these screens speak it, else the brand's. */
export function borrowerLanguageOf(
  value: string | null | undefined,
  { languageType, languages }: BrandLanguages,
): BorrowerLanguage {
  const asked = askedLocale(value, languages);
  return borrowerLanguages.find((code) => code === asked) ?? localeOf(languageType);
}

/** The language type that a page sends: that of the locale it shows, else the brand's (contract §4). */
export function languageTypeOf(locale: Locale, brandLanguageType: LanguageType): LanguageType {
  const types: Readonly<Partial<Record<Locale, LanguageType>>> = languageTypes;
  return types[locale] ?? brandLanguageType;
}

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
