import type { LanguageType } from '../../kernel/locale';

/**
 * Address of a page of the site in a language: the brand's own needs no parameter, so that each version has one address
 * for people and search engines alike.
 */
export const siteAddress = (path: string, language: LanguageType, brandLanguage: LanguageType): string =>
  language === brandLanguage ? path : `${path}?language=${language}`;

export const otherLanguage = (language: LanguageType): LanguageType => (language === 1 ? 2 : 1);
