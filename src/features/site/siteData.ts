import type { LanguageType } from '../../kernel/locale';
import type { Page } from '../../template/block';
import type { DecisionContext } from '../../template/decide';
import type { PresetTexts } from '../../texts/presetTranslate';
import type { SitePath } from './sitePages';

/** A page's content in one language, and the decision that its first HTML was drawn with. */
export interface SiteContent {
  readonly page: Page;
  readonly context: DecisionContext;
}

/** A page of the site as the host drew it, and all that the browser needs to take it over. */
export interface RenderedSite {
  readonly path: SitePath;
  /** Language of what stands around the content. */
  readonly language: LanguageType;
  /** Undefined where nothing was published and nothing needs to be. */
  readonly content: SiteContent | undefined;
  readonly texts: PresetTexts;
}
