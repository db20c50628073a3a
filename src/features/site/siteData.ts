import { type LanguageType, localeOf } from '../../kernel/locale';
import type { Page, SentPage } from '../../template/block';
import type { DecisionContext } from '../../template/decide';
import type { PresetTexts } from '../../texts/presetTranslate';
import type { SitePath } from '../../kernel/pagePaths';
import { sitePages } from './sitePages';
import type { ThemeColors } from '../../template/theme';

/** A page's content in one language, and the decision that its first HTML was drawn with. */
export interface SiteContent {
  readonly page: Page;
  readonly context: DecisionContext;
}

/** A page of the site as the host drew it, and all that the browser needs to take it over. */
export interface RenderedSite extends Pick<SentPage, 'staticIds' | 'isUnderWay'> {
  readonly path: SitePath;
  readonly language: LanguageType;
  /** Undefined where nothing was published and nothing needs to be. */
  readonly content: SiteContent | undefined;
  /** It is the page of reviews, and nobody has written one yet. */
  readonly lacksReviews: boolean;
  readonly texts: PresetTexts;
}

/** Between the dark of the borrower's pages and the warmth of campaigns; a template's theme wins over it. */
export const siteGround = { background: '#faf8f5', text: '#1f1c1a' } as const;

const templateIds: ReadonlySet<string> = new Set(
  Object.values(sitePages).map(({ templateId }) => templateId),
);

/** What a template without a theme stands on: the site's own ground where the official site shows it, else the brand's. */
export const groundOf = (templateId: string, brandTheme: ThemeColors): ThemeColors =>
  templateIds.has(templateId) ? { ...brandTheme, ...siteGround } : brandTheme;

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
