/** Languages that texts exist in (contract §8). */
export const locales = ['en', 'es', 'zh'] as const;
export type Locale = (typeof locales)[number];

/** Language types of the loan product: 1 English and ₹, 2 Spanish and $ (spec §1). */
export type LanguageType = 1 | 2;

const localeByLanguageType: Record<LanguageType, Locale> = { 1: 'en', 2: 'es' };

export const localeOf = (languageType: LanguageType): Locale => localeByLanguageType[languageType];

/** The `language` query parameter; anything but 1 and 2 counts as absent (contract §4). */
export function parseLanguageType(value: string | null | undefined): LanguageType | undefined {
  if (value === '1') return 1;
  if (value === '2') return 2;
  return undefined;
}

/** The language type that a promotion page sends: that of the locale it shows, else the brand's (contract §4). */
export function languageTypeOf(locale: Locale, brandLanguageType: LanguageType): LanguageType {
  if (locale === 'en') return 1;
  if (locale === 'es') return 2;
  return brandLanguageType;
}
