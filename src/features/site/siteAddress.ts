import { localeOf, type LanguageType } from '../../kernel/locale';

/**
 * Address of a page of the site in a language: the brand's own needs no parameter, so that each version has one address
 * for people and search engines alike.
 */
export const siteAddress = (path: string, language: LanguageType, brandLanguage: LanguageType): string =>
  language === brandLanguage ? path : `${path}?language=${language}`;

export const otherLanguage = (language: LanguageType): LanguageType => (language === 1 ? 2 : 1);

/** A page's address in one language; `x-default` for whoever reads neither. */
export interface LanguageVersion {
  /** BCP 47, or `x-default`. */
  readonly language: string;
  /** Path and query. */
  readonly address: string;
}

/** The same page in every language, as search engines want to be told. */
export function languageVersions(path: string, brandLanguage: LanguageType): readonly LanguageVersion[] {
  const versions = [brandLanguage, otherLanguage(brandLanguage)].map((language) => ({
    language: localeOf(language),
    address: siteAddress(path, language, brandLanguage),
  }));
  return [...versions, { language: 'x-default', address: siteAddress(path, brandLanguage, brandLanguage) }];
}
