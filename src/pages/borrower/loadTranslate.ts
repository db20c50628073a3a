import en from '../../../locales/en/common.json';
import es from '../../../locales/es/common.json';
import type { BorrowerLanguage, LanguageType } from '../../kernel/locale';
import { presetTranslate } from '../../texts/presetTranslate';
import type { Translate } from '../../texts/textKey';
import { catalogues } from './catalogues/load';

/**
 * Texts of the borrower's language. Read without i18next, whose 14 kB would be a seventh of a screen's first load;
 * that both read the same is proven in `src/texts`. Rejects where the network does.
 */
export async function loadTranslate(locale: BorrowerLanguage): Promise<Translate> {
  const { default: texts } = await catalogues[locale]();
  return presetTranslate(texts);
}

const commonTexts = { 1: en, 2: es } as const;

/**
 * The few words that are there without the network: that the rest of them did not come. Of the language types alone, since
 * every screen downloads them: in a further language they are those of its type.
 */
export const fallbackTranslate = (languageType: LanguageType): Translate =>
  presetTranslate({ common: commonTexts[languageType] });
